import type { Rate } from "../settings/limits.js";

/** A token bucket: a burst at once, then as many as refill. `now` in milliseconds. */
export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes one, if there is one. A clock that goes back gives nothing and takes nothing. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    const dripped = (Math.max(0, now - this.#at) / 1000) * perSecond;
    this.#tokens = Math.min(burst, this.#tokens + dripped);
    this.#at = Math.max(this.#at, now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** Is it like a new one? */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#tokens + ((now - this.#at) / 1000) * perSecond >= burst;
  }
}

/** A bucket for each key; dropped when it is full again. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, now: number): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now);
  }

  sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (bucket.isFull(now)) this.#buckets.delete(key);
    }
  }
}
