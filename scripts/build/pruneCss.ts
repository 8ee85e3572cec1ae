/**
 * Drops from generated CSS what no page can use: right-to-left rules, Ant Design's preset colours, and variables that
 * neither a rule nor a script reads.
 */
import { type AtRule, parse, type Root } from 'postcss';

/** Parts of class names that no page of ours has. Whoever starts to use one of these features takes its line out. */
const unused = [
  // Right to left.
  '-rtl',
  // Preset colours of Button, Tag and Badge: the design uses the theme's colours only.
  '-(?:color-)?(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)(?:-inverse)?',
  // The grid: of it, forms use only the bare row and column.
  '-col-(?:\\w+-)?(?:(?:push|pull|offset|order)-)?\\d+',
  // Variants other than the outlined one, of what has it by default. Tags and steps are filled unless told otherwise.
  '-(?:input|input-group-wrapper|input-number|picker|select|pagination|space-addon-variant|btn-variant|alert)-(?:filled|borderless|underlined)',
  // Parts of Input that antdRuntimeStubs.ts leaves out, and grouped fields.
  '-input-(?:group|search|textarea)[\\w-]*',
  '-otp[\\w-]*',
  // Ranges, times, weeks and quarters of the date picker, which it leaves out, too.
  '-picker-(?:cell-)?(?:range|in-range|time-panel|datetime-panel|week-panel|quarter-panel)[\\w-]*',
];
const never = new RegExp(`(?:${unused.join('|')})(?![\\w-])`);

function dropSelectors(root: Root): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) => !never.test(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

const reads = (text: string) => new Set(text.match(/--ant-[\w-]+(?=\s*[),"'`])/g) ?? []);

/** Removes declarations of unread variables until none is left; a variable read only by an unread one goes too. */
function dropVariables(roots: Root[], scripts: string): void {
  for (;;) {
    const used = reads(scripts + roots.map(String).join('\n'));
    let dropped = 0;
    for (const root of roots) {
      root.walkDecls(/^--ant-/, (declaration) => {
        if (used.has(declaration.prop)) return;
        declaration.remove();
        dropped += 1;
      });
    }
    if (dropped === 0) return;
  }
}

function dropEmpty(root: Root): void {
  root.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** Prunes all style sheets of a build together, since a variable of one may be read by another. `scripts` is the text of all chunks. */
export function pruneCss(sheets: Map<string, string>, scripts: string): Map<string, string> {
  const roots = new Map([...sheets].map(([name, css]) => [name, parse(css)]));
  for (const root of roots.values()) dropSelectors(root);
  dropVariables([...roots.values()], scripts);
  for (const root of roots.values()) {
    dropEmpty(root);
    dropEmpty(root);
  }
  return new Map([...roots].map(([name, root]) => [name, root.toString()]));
}
