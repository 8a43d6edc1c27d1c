/** A program that is measured as a whole process. It writes to the folder that `CDK8S_OUTDIR` names. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
}

/** The best figures of all programs at one size. */
export interface Row {
  readonly size: number;
  /** A figure that a program has printed, `ms`, the time of its process, or `cpuMs`, that of the processors. */
  readonly best: (program: string, figure?: string) => number;
}

/** A comparison of programs that do the same work. */
export interface Benchmark {
  /** What the sizes count. */
  readonly unit: string;
  readonly sizes: readonly [number, ...number[]];
  /** The programs for a size by name. */
  readonly programs: (size: number) => Readonly<Record<string, Program>>;
  /** What is compared, by heading. Growth is counted from the row of the base size. */
  readonly ratios: Readonly<Record<string, (row: Row, base: Row) => number>>;
  /** @default - the first size */
  readonly base?: number;
}
