/**
 * Which modules a screen needs at once: those its own module imports, and so on, dynamic imports left out. Packages that
 * export everything from one file (antd) are seen through: a screen that imports a button does not need the calendar.
 */
import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'id' | 'code' | 'importedIds'>;
type GetModule = (id: string) => ModuleInfo | null;

/** Does nothing but export what others have. */
const barrel = /\/antd\/es\/index\.js$/;
/** Uses antd in development only: what it imports is not in the build. */
const leaves = /\/src\/app\/ThemeProvider\.tsx$/;
const slashed = (id: string) => id.replaceAll('\\', '/');

/** The names imported from `antd` in a module's code, as they were before any renaming. */
function importedNames(code: string): string[] {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']antd["']/g)];
  return lists.flatMap(([, list = '']) => list.split(',').flatMap((name) => name.trim().split(/\s/)[0] || []));
}

/** Where a barrel has a name from: `export { default as Button } from './button'` says `./button`. */
function originOf(antd: ModuleInfo, name: string): string | undefined {
  const path = new RegExp(String.raw`export \{[^}]*\bas ${name}\b[^}]*\} from ['"]\.([^'"]+)['"]`).exec(
    antd.code ?? '',
  )?.[1];
  return antd.importedIds.find((id) => path !== undefined && slashed(id).endsWith(`/antd/es${path}/index.js`));
}

/** What a module imports, with what it takes from antd in the place of antd. Throws where that cannot be told. */
function importsOf(module: ModuleInfo, get: GetModule): string[] {
  return module.importedIds.flatMap((id) => {
    const antd = barrel.test(slashed(id)) ? get(id) : null;
    if (!antd) return [id];
    return importedNames(module.code ?? '').map((name) => {
      const origin = originOf(antd, name);
      if (origin === undefined) throw new Error(`${module.id} imports ${name} from antd, which could not be traced.`);
      return origin;
    });
  });
}

/** The ids of modules with the names of the roots that reach them. `roots`: module ids by name; `get` knows every module. */
export function reachOf(roots: Record<string, string[]>, get: GetModule): Map<string, Set<string>> {
  const reach = new Map<string, Set<string>>();
  for (const [name, ids] of Object.entries(roots)) {
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const names = reach.get(id) ?? new Set();
      if (names.has(name)) continue;
      reach.set(id, names.add(name));
      const module = get(id);
      if (leaves.test(slashed(id))) continue;
      if (module) waiting.push(...importsOf(module, get));
      else if (ids.includes(id))
        throw new Error(`${id} is not a module of this build: see scripts/build/chunkGroups.ts.`);
    }
  }
  return reach;
}
