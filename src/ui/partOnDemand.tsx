/** Parts of a screen whose code comes when they are first wanted, with something in their place where it does not arrive. */
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { missingStyles } from '../platform/missingStyles.ts';

/**
 * A component that loads its code with the first wish for it. `wish` tells from the properties what is wanted, and null while
 * nothing is. Where the code does not arrive, the stand-in answers this wish, and the next one asks for the code again.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  StandIn: ComponentType<Props>,
  wish: (props: Props) => unknown,
  /** Keeps its place until it is there or has failed to come. */
  Place: ComponentType<Props> | null = null,
) {
  let Arrived: ComponentType<Props> | undefined;
  return function PartOnDemand(props: Props) {
    const wanted = wish(props);
    const [answer, setAnswer] = useState<'arrived' | 'failed' | null>(null);
    useEffect(() => {
      if (Arrived || wanted === null) return undefined;
      let current = true;
      const ask = async () => {
        try {
          await missingStyles();
          Arrived = await load();
        } catch {
          // The stand-in says so.
        }
        // Drawn in short pieces, with whatever the user does meanwhile in between: some of these are most of a screen's work.
        startTransition(() => {
          if (current) setAnswer(Arrived ? 'arrived' : 'failed');
        });
      };
      void ask();
      return () => {
        current = false;
        setAnswer(null);
      };
    }, [wanted]);
    if (Arrived) return <Arrived {...props} />;
    if (answer === 'failed' && wanted !== null) return <StandIn {...props} />;
    return Place ? <Place {...props} /> : null;
  };
}
