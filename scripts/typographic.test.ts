/** Sentences that a person sees have typographic apostrophes and quotation marks, wherever they are written. The specification's own stay to the letter. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSync } from 'vite';

const root = new URL('../', import.meta.url);

/** What is written there is shown, sent or printed for somebody; the analysis has the words of documents, and the terminal is no page. */
const rooms = [
  'contract',
  'mocks',
  'sheets',
  'src',
  ...['domain', 'documents', 'google', 'http', 'jobs', 'mail'].map((room) => `server/${room}`),
];
const isElsewhere = (file: string) =>
  /\.test\.tsx?$|\.gen\.ts$|\/testing\/|\/test[A-Z]\w+\.ts$|\/domain\/analysis\//.test(file);

/** Of product.md, word for word; and a font. */
const specified = [
  '"Times New Roman"',
  "Don't have an account?",
  "You haven't added any contracts yet.",
  'Contract "',
  '" deleted successfully',
  'by clicking the "Process Results" button below.',
];

/** A letter on either side, or a plural before a blank: no code looks like that. */
const STRAIGHT_APOSTROPHE = /\p{L}'\p{L}|\p{Ll}{2}s' \p{Ll}/u;
/** A word in quotation marks within a sentence, or the half of a sentence before or behind one. What has tags, braces or equal signs is none. */
const STRAIGHT_QUOTES = /(?:^|[\s(])"[\p{L}\p{N}$][^"<>{}=]*"(?=[\s.,:;!?)]|$)|\p{L} "$|^"[\s.,:;!?)]+[^<>{}=]*$/u;

type Node = { type?: string; value?: unknown; [key: string]: unknown };

/** The texts of a file: its string literals, the pieces of its templates, and what stands between tags. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const walk = (node: unknown) => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, value } = node as Node;
    if (type === 'ImportDeclaration' || type === 'TSLiteralType') return;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value);
    if (type === 'TemplateElement') texts.push((value as { cooked: string | null }).cooked ?? '');
    for (const child of Object.values(node)) walk(child);
  };
  const { program, errors } = parseSync(file, readFileSync(new URL(file, root), 'utf8'));
  expect(errors).toEqual([]);
  walk(program);
  return texts;
}

const files = execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !isElsewhere(file));

it('no sentence that a person sees has a straight apostrophe or quotation mark', () => {
  expect(files.length).toBeGreaterThan(500);
  const straight = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => STRAIGHT_APOSTROPHE.test(text) || STRAIGHT_QUOTES.test(text))
      .filter((text) => !specified.some((sentence) => text.includes(sentence)))
      .map((text) => `${file}: ${text.slice(0, 90)}`),
  );
  expect(straight).toEqual([]);
});
