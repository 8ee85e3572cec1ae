/** Screens whose code is loaded when they are first shown, and asked for again after it did not arrive. */
import { type ComponentType, lazy, useState } from 'react';
import { missingStyles } from '../platform/missingStyles.ts';

/** What makes the screens whose code did not arrive ask for it again. */
const failed = new Set<() => void>();

/** Makes every screen whose code did not arrive ask for it again when it is next drawn. Until then it fails at once. */
export function askAgain(): void {
  for (const ask of failed) ask();
  failed.clear();
}

/**
 * A screen by its name in its module. `begin` asks for its code ahead: a screen whose code is there when it is first drawn is drawn at
 * once, while React shows one that had to be waited for no sooner than 300 ms after what stood in for it.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let Arrived: ComponentType | null = null;
  const begin = async () => {
    await missingStyles();
    Arrived = (await load())[name];
    return { default: Arrived };
  };
  const ask = () =>
    lazy<ComponentType>(async () => {
      try {
        return await begin();
      } catch (error) {
        failed.add(() => {
          Latest = ask();
        });
        throw error;
      }
    });
  let Latest = ask();
  function LazyScreen() {
    // As it was first drawn: another component would be another screen, without what was entered.
    const [Ready] = useState(() => Arrived);
    return Ready ? <Ready /> : <Latest />;
  }
  // Where it does not arrive, the screen says so when it is drawn.
  return Object.assign(LazyScreen, { begin: () => void begin().catch(() => undefined) });
}
