import type { Millis, Time } from "./time.js";

interface Wake<Key> {
  readonly key: Key;
  readonly when: Millis;
}

/** The next wakes, the earliest on top of a heap; one alarm is set, for that one. */
export class TimerQueue<Key> {
  readonly #time: Time;
  readonly #ring: (key: Key) => void;
  /** What counts for a key; a wake in the heap that is not the same one was taken back. */
  readonly #due = new Map<Key, Millis>();
  readonly #heap: Wake<Key>[] = [];
  #alarm: { readonly when: Millis; readonly cancel: () => void } | null = null;

  constructor(time: Time, ring: (key: Key) => void) {
    this.#time = time;
    this.#ring = ring;
  }

  get size(): number {
    return this.#due.size;
  }

  /** Replaces the key's wake; null: it has none any more. */
  set(key: Key, when: Millis | null): void {
    if (this.#due.get(key) === when) return;
    if (when === null) {
      this.#due.delete(key);
    } else {
      this.#due.set(key, when);
      this.#push({ key, when });
      this.#tidy();
    }
    this.#setAlarm();
  }

  /** Adds a wake where there is none, or none as early. */
  hasten(key: Key, when: Millis): void {
    const due = this.#due.get(key);
    if (due === undefined || when < due) this.set(key, when);
  }

  stop(): void {
    this.#due.clear();
    this.#heap.length = 0;
    this.#setAlarm();
  }

  /** Rings for everything that is due. */
  #ringDue(): void {
    this.#alarm = null;
    const now = this.#time.now();
    const due: Key[] = [];
    for (let top = this.#top(); top !== null && top.when <= now; top = this.#top()) {
      this.#pop();
      this.#due.delete(top.key);
      due.push(top.key);
    }
    this.#setAlarm();
    for (const key of due) this.#ring(key);
  }

  /** The earliest that still counts. */
  #top(): Wake<Key> | null {
    for (;;) {
      const [top] = this.#heap;
      if (top === undefined) return null;
      if (this.#due.get(top.key) === top.when) return top;
      this.#pop();
    }
  }

  #setAlarm(): void {
    const when = this.#top()?.when ?? null;
    if (this.#alarm?.when === when) return;
    this.#alarm?.cancel();
    this.#alarm =
      when === null ? null : { when, cancel: this.#time.at(when, () => this.#ringDue()) };
  }

  /** Wakes that were taken back must not pile up. */
  #tidy(): void {
    if (this.#heap.length < 64 || this.#heap.length < 2 * this.#due.size) return;
    this.#heap.length = 0;
    for (const [key, when] of this.#due) this.#push({ key, when });
  }

  #push(wake: Wake<Key>): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(wake);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || parent.when <= wake.when) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = wake;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const below = smaller(heap, 2 * at + 1, 2 * at + 2);
      const child = heap[below];
      if (child === undefined || child.when >= last.when) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = last;
  }
}

function smaller<Key>(heap: readonly Wake<Key>[], left: number, right: number): number {
  const [one, other] = [heap[left], heap[right]];
  return one !== undefined && other !== undefined && other.when < one.when ? right : left;
}
