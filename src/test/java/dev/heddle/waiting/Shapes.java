// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Small programs that wait, by name; some refute a tempting rule about what may be left out. */
final class Shapes {
  private static final String HAND_OVER_HAND =
      "lock m; h: lock n; load v,x; unlock m; br v!=0,e; lock m; unlock n; jmp h; e: unlock n";

  private static final String SEES_X = "load r,x; br r==0,e; store y,1; e: set r,0";

  private static final String SEES_X_TWICE =
      "load r,x; br r!=1,e; store y,1; load q,x; br q==0,e; store z,1; e: set r,0";

  static final Map<String, Script> ALL =
      Map.ofEntries(
          // counterexamples
          shape(
              "release and lock again",
              "lock m; store x,1; h: load a,x; br a==2,e; unlock m; lock m; jmp h; e: assert 0==1"
                  + " || lock m; h: load a,x; br a==1,e; unlock m; lock m; jmp h;"
                  + " e: store x,2; unlock m"),
          shape(
              "post and wait again",
              "h: load a,y; br a==1,e; post s; wait s; jmp h; e: post b"
                  + " || wait s; store y,1; post s; wait b; assert 0==1"),
          shape(
              "failed trylock",
              "h: load r,x; lock m; unlock m; br r==0,h; assert 0==1"
                  + " || trylock o,m; br o!=0,e; store x,1; e: set o,0"),
          shape(
              "changed and changed back",
              "h: load g,y; store x,1; store x,0; br g==0,h || " + SEES_X),
          shape(
              "old and new value",
              "h: load a,x; load b,y; br a!=0,h; br b!=1,h; assert 0==1 || store x,1; store y,1"),
          shape(
              "ping-pong",
              "s=1 | h: wait s; load d,x; post b; br d==0,h"
                  + " || k: wait b; load d,x; post s; br d==0,k"),
          shape(
              "ping-pong with an end",
              "s=1 | h: wait s; load d,x; post b; br d==0,h"
                  + " || k: wait b; load d,x; post s; br d==0,k || store x,1"),
          shape(
              "ping-pong, one stops",
              "s=1 | h: wait s; load d,x; post b; br d==0,h"
                  + " || wait b; post s; wait b; store x,1; post s"),
          shape(
              "ping-pong and a store that is undone",
              "b=1 | wait s; post b; h: wait s; xchg c,x,0; load d,y; post b; br d==0,h"
                  + " || k: wait b; load d,y; post s; br d==0,k"
                  + " || store x,1; m: load v,x; br v==1,m; store y,1"),
          shape(
              "ping-pong beside stores",
              "s=1 | store x,1; store y,1 || h: wait s; load d,x; load a,y; post b; br a==0,h"
                  + " || k: wait b; post s; jmp k"),
          shape("hand over hand", HAND_OVER_HAND + " || " + HAND_OVER_HAND),
          shape(
              "hand over hand, one sets",
              HAND_OVER_HAND + " || lock m; store y,1; lock n;" + " store x,1; unlock m; unlock n"),
          shape(
              "value comes again",
              "store x,1; store x,2; store y,1; store x,1"
                  + " || h: load a,x; br a!=1,h; load b,y; assert b!=0"),
          shape("value goes", "store x,1; store x,0 || h: load a,x; br a!=1,h"),
          shape("silent exchange", "h: xchg a,x,1; br a!=1,h || xchg b,x,2"),
          shape(
              "trylock seen by a round",
              "h: load a,x; br a!=0,e; lock m; unlock m; jmp h; e: set a,0"
                  + " || k: trylock b,m; br b==0,f; unlock m; jmp k; f: store x,1"),
          shape(
              "trylock loop",
              "h: trylock a,m; br a==0,h; load v,x; unlock m; br v==0,h; assert 0==1 || lock m;"
                  + " store x,1; unlock m; trylock q,m; br q!=0,e; store y,1; e: set q,0"),
          shape(
              "trywait and post",
              "h: trywait a,s; br a!=0,e; post b; wait b; jmp h; e: assert 0==1"
                  + " || wait b; post s; post b"),
          shape(
              "failed trywait",
              "s=1 | h: wait s; load a,x; post s; br a==0,h; assert 0==1"
                  + " || trywait c,s; br c!=0,e; store x,1; e: set c,0"),
          shape(
              "added and taken away",
              "h: add a,x,1; add b,x,3; load g,y; br g==0,h; assert 0==1 || " + SEES_X),
          shape(
              "look, add and take away",
              "h: load g,y; add a,x,1; add b,x,3; br g==0,h; assert 0==1 || " + SEES_X),
          // loops of the measured table
          shape("flag", "h: load a,x; br a==0,h || h: load a,x; br a==0,h || store x,1"),
          shape("plain", "store x,1; store x,2; store x,3 || h: load a,x; br a!=3,h"),
          shape(
              "peeled",
              "store x,1; store x,2; store x,3 || load a,x; jmp t; b: load a,x; t: br a!=3,b"),
          shape("cas retry", "store x,1; store x,2 || load r,x; h: cas c,r,x,3; br c==0,h"),
          shape(
              "cas increment",
              "h: load r,x; cas c,r,x,r+1; br c==0,h || h: load r,x; cas c,r,x,r+1; br c==0,h"),
          shape(
              "cas and look",
              "load r,x; h: cas c,r,x,2; br c==0,h; store y,1"
                  + " || store x,1; load q,y; assert q==0; store x,0"),
          shape("test and set", tas("") + " || " + tas("")),
          shape(
              "test and test and set",
              tas("load a,z; br a!=0,h; ") + " || " + tas("load a,z; br a!=0,h; ")),
          shape("ticket", ticket(1) + " || " + ticket(2)),
          shape("poll under a mutex", poll() + " || " + poll() + " || lock m; store x,1; unlock m"),
          shape("poll for ever", poll() + " || " + poll()),
          shape(
              "poll under an exchange lock",
              "h: xchg a,z,1; br a!=0,h; load v,x; store z,0; br v==0,h; assert 0==1"
                  + " || g: xchg a,z,1; br a!=0,g; store x,1; store z,0"),
          shape(
              "two locations",
              "h: load a,x; load b,y; br a==0,h; br b==0,h || store x,1 || store y,1"),
          shape(
              "timed wait",
              "h: choose c; br c!=0,t; wait s; jmp e; t: load a,x; br a==0,h; e: out c"
                  + " || store x,1; post s"),
          shape(
              "private counter",
              "set i,0; h: load a,x; br a!=0,e; set i,i+1; br i!=3,h; e: out i || store x,1"),
          // store buffers
          shape(
              "fence in a round",
              "store x,1; h: load g,y; fence; br g==0,h; assert 0==1 || " + SEES_X),
          shape(
              "pending before a loop",
              "store x,1; h: load g,y; br g==0,h; assert 0==1 || " + SEES_X),
          shape(
              "changed back with fences",
              "h: load g,y; store x,1; fence; store x,0; fence; br g==0,h; assert 0==1 || "
                  + SEES_X_TWICE),
          shape(
              "changed back with one fence",
              "h: load g,y; store x,1; store x,0; fence; br g==0,h; load v,z; assert v!=0 || "
                  + SEES_X_TWICE),
          shape(
              "silent store with a fence",
              "h: load g,y; store x,0; fence; br g==0,h; assert 0==1 || " + SEES_X),
          shape(
              "store with a fence",
              "h: load g,y; store x,1; fence; br g==0,h; store x,2 || " + SEES_X_TWICE),
          shape(
              "store behind a fence",
              "store x,2; h: load g,y; load r,z; fence; store x,r; br g==0,h"
                  + " || store z,1; k: load d,x; br d!=1,k; store y,1"),
          shape(
              "pending at the head",
              "h: xchg a,z,1; br a!=0,h; load v,y; store z,0; store x,1; br v==0,h; assert 0==1 || "
                  + SEES_X));

  private Shapes() {}

  /** In a fixed order. */
  static List<Script> list() {
    List<String> names = new ArrayList<>(ALL.keySet());
    names.sort(null);
    return names.stream().map(ALL::get).toList();
  }

  private static Map.Entry<String, Script> shape(String name, String text) {
    return Map.entry(name, Script.parse(text));
  }

  private static String tas(String test) {
    return "h: " + test + "xchg a,z,1; br a!=0,h; load r,x; store x,r+1; store z,0";
  }

  private static String ticket(int i) {
    return "add t,x,1; h: load o,y; br o!=t,h; store z,%d; load r,z; assert r==%d; store y,t+1"
        .formatted(i, i);
  }

  private static String poll() {
    return "lock m; h: load a,x; br a!=0,e; unlock m; lock m; jmp h; e: unlock m";
  }
}
