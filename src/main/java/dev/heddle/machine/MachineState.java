// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Frame;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.Region;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * The current state of a machine: its threads and its memory. It changes with every step of the
 * machine.
 */
public final class MachineState {
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final Locations locations;
  private final Mutexes mutexes;

  MachineState(Configuration configuration) {
    this.code = configuration.code;
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.locations = configuration.locations;
    this.mutexes = configuration.mutexes;
  }

  public boolean isStarted(int thread) {
    return threads.state[thread * Threads.WIDTH + NEXT] != Threads.UNSTARTED;
  }

  public boolean isEnded(int thread) {
    int next = threads.state[thread * Threads.WIDTH + NEXT];
    return next == Threads.ENDED || next == Threads.HALTED;
  }

  /** Whether the thread ended the process. */
  public boolean isHalted(int thread) {
    return threads.state[thread * Threads.WIDTH + NEXT] == Threads.HALTED;
  }

  /** Why the thread stopped; {@link Stop#NONE} if it did not. */
  public Stop stop(int thread) {
    int at = thread * Threads.WIDTH;
    return threads.state[at + NEXT] == Threads.STOPPED
        ? Stop.values()[threads.state[at + LOCATION]]
        : Stop.NONE;
  }

  /** The instruction of the thread's next event, or at which it stopped. */
  public int origin(int thread) {
    return code.origin[threads.state[thread * Threads.WIDTH + PC] / Opcode.WIDTH];
  }

  /** Whether a thread is where another one of another machine for the same program is. */
  public boolean isAt(int thread, MachineState other, int itsThread) {
    int at = thread * Threads.WIDTH;
    int its = itsThread * Threads.WIDTH;
    int[] s = other.threads.state;
    return threads.state[at + PC] == s[its + PC]
        && threads.state[at + NEXT] == s[its + NEXT]
        && threads.state[at + Threads.OPERATIONS] == s[its + Threads.OPERATIONS];
  }

  /** As {@link #origin}; inside the library, the user's call of it. */
  public int userOrigin(int thread) {
    int at = thread * Threads.WIDTH;
    return code.userOrigin(
        threads.frames[thread], threads.state[at + BASE], threads.state[at + PC]);
  }

  /** The user's calls that have not returned, innermost first. */
  public int[] calls(int thread) {
    int at = thread * Threads.WIDTH;
    return code.calls(threads.frames[thread], threads.state[at + BASE], threads.state[at + PC]);
  }

  /** Passes the user's instruction that reserved each live heap object. */
  public void eachLiveHeapObject(IntConsumer origin) {
    for (int t = 0; t < threads.count(); t++) {
      Region heap = memory.heap(t);
      int objects = isStarted(t) ? threads.state[t * Threads.WIDTH + Threads.HEAP_OBJECTS] : 0;
      for (int i = 0; i < objects; i++) {
        if (heap.isHeap[i] && heap.freed[i] == 0) {
          origin.accept(heap.origin[i]);
        }
      }
    }
  }

  /**
   * Something that was reserved while the program ran.
   *
   * @param thread the one that reserved it
   * @param number its number among the objects of that thread
   * @param origin the user's instruction that reserved it
   */
  public record Reserved(int thread, int number, long start, int size, int origin) {}

  /** What an address outside the globals is in, whether it lives or not. */
  public Optional<Reserved> reserved(long address) {
    int i = memory.isFixed(address) ? -1 : memory.object(address);
    if (i < 0) {
      return Optional.empty();
    }
    Region g = memory.region(address);
    long start = address - memory.offset(address) + g.start[i];
    return Optional.of(new Reserved(memory.owner(address), i, start, g.size[i], g.origin[i]));
  }

  /** The function a thread was started with. */
  public int function(int thread) {
    return (int) threads.frames[thread][Frame.HEAD + Frame.FUNCTION];
  }

  /** The user's instruction that spawned a thread; -1 for one that runs from the start. */
  public int spawnOrigin(int thread) {
    return threads.spawnOrigin[thread];
  }

  /** The {@link Kind} of the thread's next event; negative if there is none. */
  public int next(int thread) {
    return threads.state[thread * Threads.WIDTH + NEXT];
  }

  /** The address of the mutex, cell or bytes of the thread's next event. */
  public long nextAddress(int thread) {
    return locations.address(threads.state[thread * Threads.WIDTH + LOCATION]);
  }

  /** For a thread whose next step is a join: the thread that it joins. */
  public int joined(int thread) {
    return threads.state[thread * Threads.WIDTH + LOCATION];
  }

  /** The thread that holds the mutex at an address, or -1. */
  public int holder(long mutex) {
    int location = locations.mutex(mutex);
    mutexes.know(location);
    return mutexes.holder(location);
  }

  /** A register of the function the thread started with. */
  public long register(int thread, int register) {
    return threads.frames[thread][Frame.HEAD + register];
  }

  /** Bytes of memory as a little-endian number. */
  public long read(long address, int bytes) {
    return memory.read(address, bytes);
  }
}
