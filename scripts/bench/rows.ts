/** A line of the benchmarks' table. */

export type Row = {
  what: string;
  /** The measured figure with its unit. */
  figure: string;
  /** What it should be; empty where the figure is only for comparison. */
  goal: string;
  /** Null where there is no goal. */
  met: boolean | null;
};

/** A figure that has an upper goal, in the unit given. */
export function atMost(what: string, figure: number, goal: number, unit: string, digits = 0): Row {
  return {
    what,
    figure: `${figure.toFixed(digits)} ${unit}`,
    goal: `at most ${goal.toFixed(digits)} ${unit}`,
    met: figure <= goal,
  };
}

/** A figure that has a lower goal. */
export function atLeast(what: string, figure: number, goal: number, unit = ''): Row {
  return { what, figure: `${figure}${unit}`, goal: `at least ${goal}${unit}`, met: figure >= goal };
}

/** Something that could not be measured, with the reason. */
export function notMeasured(what: string, reason: string): Row {
  return { what, figure: `not measured: ${reason}`, goal: '', met: null };
}

/** The value below which `share` of the figures lie (0.5: the median). */
export function percentile(figures: number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Prints the table as Markdown. */
export function printRows(rows: Row[]): void {
  console.log('| what | figure | goal | met |\n|---|---|---|---|');
  for (const { what, figure, goal, met } of rows) {
    console.log(`| ${what} | ${figure} | ${goal} | ${met === null ? '' : met ? 'yes' : 'NO'} |`);
  }
}
