/** Bounds how many bytes of documents are held at the same time: many small files at once, large ones one by one. */

type Waiting = { bytes: number; enter: () => void };

export class ByteGate {
  readonly #capacity: number;
  #held = 0;
  readonly #waiting: Waiting[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Runs `work` as soon as there is room for `bytes`; what is larger than the whole gate goes alone. First come, first served. */
  async run<T>(bytes: number, work: () => Promise<T>): Promise<T> {
    const share = Math.min(Math.max(bytes, 0), this.#capacity);
    if (this.#waiting.length > 0 || this.#held + share > this.#capacity) {
      await new Promise<void>((enter) => this.#waiting.push({ bytes: share, enter }));
    } else {
      this.#held += share;
    }
    try {
      return await work();
    } finally {
      this.#held -= share;
      this.#letIn();
    }
  }

  #letIn(): void {
    for (let next = this.#waiting[0]; next && this.#held + next.bytes <= this.#capacity; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#held += next.bytes;
      next.enter();
    }
  }
}
