/** Screens whose code is loaded when they are first shown, and asked for again after it did not arrive. */
import { type ComponentType, lazy } from 'react';
import { missingStyles } from '../platform/missingStyles.ts';

/** What makes the screens whose code did not arrive ask for it again. */
const failed = new Set<() => void>();

/** Makes every screen whose code did not arrive ask for it again when it is next drawn. Until then it fails at once. */
export function askAgain(): void {
  for (const ask of failed) ask();
  failed.clear();
}

/** A screen by its name in its module. */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const ask = () =>
    lazy<ComponentType>(async () => {
      try {
        await missingStyles();
        return { default: (await load())[name] };
      } catch (error) {
        failed.add(() => {
          Latest = ask();
        });
        throw error;
      }
    });
  let Latest = ask();
  return function LazyScreen() {
    return <Latest />;
  };
}
