/** How the processes on one database coordinate. On SQLite there is only one (database/sqlite/open.ts). */
export interface Processes {
  /** Runs `work` unless another process is running work of that name: then it resolves to false. */
  alone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Tells the other processes that there are emails to send. Returns at once, and never throws. */
  ring(): void;
  /** Calls `heard` whenever another process rings. A process that isn't listening just then misses it. */
  onRing(heard: () => void): void;
  /**
   * Takes a token from the key's bucket, or looks without taking, at an instant in milliseconds since 1970.
   * Resolves to how many there were before. Null if each process has its own buckets.
   */
  readonly tokens: Tokens | null;
}

export interface Bucket {
  key: string;
  /** The most tokens that it has, and gains in so many milliseconds. */
  burst: number;
  perMilliseconds: number;
}

export interface Tokens {
  take(bucket: Bucket, now: number): Promise<number>;
  look(bucket: Bucket, now: number): Promise<number>;
  giveBack(bucket: Bucket): Promise<void>;
}

/** For a process that is alone. */
export const ALONE: Processes = {
  async alone(_name, work) {
    await work();
    return true;
  },
  ring: () => undefined,
  onRing: () => undefined,
  tokens: null,
};
