/**
 * What the processes on one database settle with each other. SQLite is for one process: there, this asks nobody
 * (database/sqlite/open.ts).
 */
export interface Processes {
  /** Does `work` unless another process is at work of that name; then it answers false, and nothing is done. */
  alone(name: string, work: () => Promise<void>): Promise<boolean>;
  /** Tells the other processes that there are emails to send. Returns at once, and never throws. */
  ring(): void;
  /** Calls `heard` whenever another process rings. One that does not listen just then does not hear it. */
  onRing(heard: () => void): void;
  /**
   * Takes a token from the bucket under that key, or looks without taking, at an instant in milliseconds since 1970.
   * Answers how many there were before. Null where each process keeps buckets of its own.
   */
  readonly tokens: Tokens | null;
}

export interface Bucket {
  key: string;
  /** Tokens that it holds at most, and gains in so many milliseconds. */
  burst: number;
  perMilliseconds: number;
}

export interface Tokens {
  take(bucket: Bucket, now: number): Promise<number>;
  look(bucket: Bucket, now: number): Promise<number>;
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
