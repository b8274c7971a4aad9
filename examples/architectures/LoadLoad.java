import dev.heddle.foata.Action;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.Backlog;
import dev.heddle.foata.Event;
import dev.heddle.foata.Relations;

/**
 * A memory model that relaxes one thing: loads may overtake older loads, unless they need what
 * those read. Stores happen at once, after all older loads; loads come after all older stores.
 */
public final class LoadLoad implements Architecture {
  @Override
  public String name() {
    return "loadload";
  }

  /** Loads are begun in program order and completed later. So are branches, which need them. */
  @Override
  public boolean shadows(Action action) {
    return action.isRead() && !action.isAtomic() || action.isAssertion() || action.isFence();
  }

  /** What waits in the backlog keeps back stores, and whatever needs its value. */
  @Override
  public boolean sameDep(Event a, Event b) {
    return Relations.begun(a, b)
        || Relations.fenced(a, b)
        || Relations.drained(a, b)
        || a.isShadow() && b.takesEffect() && (b.isWrite() || b.needs(a));
  }

  /** Two processors meet where both access a location and one of them writes. */
  @Override
  public boolean diffDep(Backlog x, Backlog y, Event a, Event b) {
    return Relations.crxw(x, y, a, b);
  }

  @Override
  public int order(Event a, Event b) {
    return Relations.byProcessor(a, b);
  }
}
