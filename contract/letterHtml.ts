/**
 * A message as HTML for mail programs: tables and inline styles, so that it survives those that drop the style block; the block adds the
 * dark theme and the phone's width where it is understood. Nothing in it is loaded from anywhere.
 */
import type { Letter, LetterBlock, LetterRow, Line, Span } from './letter.ts';

const FONT = "font-family:Roboto,'Segoe UI',Helvetica,Arial,sans-serif";
const INK = '#18202c';
const SOFT = '#4d5766';
const LATE = '#c2104b';
const LINK = '#1565c0';
const RULE = '#e3e6ec';
const READ = `${FONT};font-size:14px;line-height:22px;color:${INK}`;
const SMALL = `${FONT};font-size:12px;line-height:18px;color:#626c7c`;
const TOP_LINE = `border-top:1px solid ${RULE}`;

const STYLE = `:root{color-scheme:light dark}
@media (max-width:640px){.pad{padding:20px 18px!important}}
@media (prefers-color-scheme:dark){
body,.bg{background:#0e1218!important}
.card{background:#161b23!important;border-color:#272e3a!important}
.tx,.tx a{color:#e9ecf1!important}.mu{color:#b1bac7!important}.ln{border-color:#272e3a!important}
.lk{color:#72abf3!important}.lt{color:#ff86a3!important}
.qt{background:#1b2431!important;border-color:#72abf3!important}
.bt{background:#1b212b!important;border-color:#3d4757!important}
}`;

/** The whole page. `product` stands over the message. */
export function letterHtml({ subject, blocks, foot }: Letter, product: string): string {
  const rows = [
    row(cell('tx', `${READ};font-weight:bold;padding:0 0 20px`, escaped(product))),
    ...blocks.map(blockHtml),
    row(cell('mu ln', `${SMALL};padding:16px 0 0;${TOP_LINE}`, lineHtml(foot))),
  ];
  const card = table(
    row(cell('pad', 'padding:24px 32px', table(rows.join('\n')), 'align="left"')),
    `class="card" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border:1px solid ${RULE};border-radius:8px"`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${STYLE}
</style>
</head>
<body class="bg" style="margin:0;background:#f3f4f7">
${table(row(cell('bg', 'padding:24px 8px', card, 'align="center"')), 'class="bg"')}
</body>
</html>
`;
}

function blockHtml(block: LetterBlock): string {
  switch (block.kind) {
    case 'title': {
      const style = `${FONT};color:${INK};font-size:22px;line-height:29px;font-weight:bold;padding:0 0 6px`;
      return row(cell('tx', style, escaped(block.text)));
    }
    case 'text':
      return row(cell('tx', `${READ};padding:0 0 16px`, lineHtml(block.line)));
    case 'caution': {
      const style = `${READ};border:1px solid ${RULE};border-left:3px solid #8a6d00;padding:10px 14px`;
      return row(cell('', 'padding:0 0 16px', table(row(cell('tx ln', style, lineHtml(block.line))))));
    }
    case 'facts':
      return row(cell('', 'padding:0 0 20px', table(block.rows.map(factHtml).join(''))));
    case 'quote':
      return quoteHtml(block);
    case 'buttons': {
      const gap = '<td width="8" style="font-size:0">&nbsp;</td>';
      const under = `${FONT};font-size:13px;line-height:20px;color:${SOFT};padding:0 0 20px`;
      return [
        row(cell('', 'padding:0 0 12px', table(row(block.buttons.map(buttonHtml).join(gap))))),
        row(cell('mu', under, lineHtml(block.under))),
      ].join('\n');
    }
    case 'group': {
      const head = `${FONT};font-size:13px;line-height:20px;padding:12px 0 6px`;
      const [inkClass, ink] = block.late ? ['lt', LATE] : ['tx', INK];
      const name = cell(inkClass, `${head};font-weight:bold;color:${ink}`, escaped(block.head), 'colspan="2"');
      const right = cell('mu', `${head};color:${SOFT};white-space:nowrap`, escaped(block.right), 'align="right"');
      return row(cell('', 'padding:0 0 8px', table(row(name + right) + block.rows.map(rowHtml).join(''))));
    }
  }
}

function factHtml({ label, line }: { label: string; line: Line }): string {
  const style = `${READ};padding:8px 0;${TOP_LINE}`;
  const left = cell('mu ln', `${style};color:${SOFT}`, escaped(label), 'width="128" valign="top"');
  return row(left + cell('tx ln', style, lineHtml(line)));
}

function quoteHtml({ head, quote, under }: Extract<LetterBlock, { kind: 'quote' }>): string {
  const small = `<span class="mu" style="${FONT};font-size:12px;line-height:20px;color:${SOFT}">${escaped(under)}</span>`;
  const serif = `font-family:Georgia,'Times New Roman',serif;font-size:15px;line-height:23px;color:${INK}`;
  const style = `${serif};background:#f3f7fc;border-left:3px solid ${LINK};padding:12px 16px`;
  const said = [escaped(quote), under === '' ? '' : small].filter((each) => each !== '').join('<br>');
  return [
    row(cell('tx', `${READ};font-weight:bold;padding:0 0 6px`, escaped(head))),
    row(cell('', 'padding:0 0 20px', table(row(cell('qt tx', style, said, 'bgcolor="#f3f7fc"'))))),
  ].join('\n');
}

function buttonHtml({ text, href }: { text: string; href: string }): string {
  const style = `display:block;padding:11px 4px;color:${INK};text-decoration:none;white-space:nowrap`;
  const link = `<a class="tx" href="${escaped(href)}" style="${style}">${escaped(text)}</a>`;
  const frame = `${READ};border:1px solid #cbd1db;border-radius:6px;font-weight:bold`;
  return cell('bt', frame, link, 'align="center" bgcolor="#ffffff"');
}

function rowHtml({ day, when, late, title, lines, amount, link }: LetterRow): string {
  const small = (text: string) => `<span class="mu" style="${SMALL};font-weight:normal">${escaped(text)}</span>`;
  const [inkClass, ink] = late ? ['lt', LATE] : ['tx', INK];
  const dayHtml = `<span class="${inkClass}" style="color:${ink}">${escaped(day)}</span><br>${small(when)}`;
  const under = lines.map((line) => `<br>${small(line)}`).join('');
  const amountHtml = `${escaped(amount)}<br>${spanHtml(link)}`;
  const style = `${READ};${TOP_LINE};padding:10px`;
  const right = 'align="right" valign="top" width="92"';
  return row(
    cell('ln', `${style} 0;font-weight:bold;white-space:nowrap`, dayHtml, 'width="86" valign="top"') +
      cell('ln tx', `${style} 12px`, `<b>${spanHtml(title)}</b>${under}`, 'valign="top"') +
      cell('ln tx', `${style} 0;white-space:nowrap`, amountHtml, right),
  );
}

function table(rows: string, attributes = ''): string {
  const said = attributes === '' ? '' : ` ${attributes}`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${said}>${rows}</table>`;
}

function row(cells: string): string {
  return `<tr>${cells}</tr>`;
}

function cell(className: string, style: string, content: string, attributes = ''): string {
  const named = className === '' ? '' : ` class="${className}"`;
  return `<td${named}${attributes === '' ? '' : ` ${attributes}`} style="${style}">${content}</td>`;
}

function lineHtml(line: Line): string {
  return line.map(spanHtml).join('');
}

function spanHtml(span: Span): string {
  if (typeof span === 'string') return escaped(span);
  const text = span.bold ? `<b>${escaped(span.text)}</b>` : escaped(span.text);
  return span.href === undefined
    ? text
    : `<a class="lk" href="${escaped(span.href)}" style="color:${LINK}">${text}</a>`;
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => NAMES[character] ?? character);
}
