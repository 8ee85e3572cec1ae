/**
 * Every colour and measure of the look, once: the Ant Design theme and the static style sheet are both made of these.
 * Blue primary, pink-red secondary, light grey background, Roboto (specification, section 9). Contrasts: text at least
 * 4.5:1 and controls at least 3:1 on their grounds, in both schemes.
 */

export const designTokens = {
  font: "'Roboto', 'Helvetica Neue', Arial, sans-serif",
  /** Of panels. */
  radius: 8,
  /** Of controls; tags and marks have 4. */
  controlRadius: 6,
  topBarHeight: 48,
  /** As wide as a screen's content gets, px. */
  pageWidth: 1600,
  light: {
    primary: '#1565c0',
    primaryHover: '#0f56a8',
    primaryEdge: '#a9caee',
    onPrimary: '#ffffff',
    secondary: '#c2124c',
    background: '#f3f4f7',
    surface: '#ffffff',
    /** Group lines, and what the pointer is on. */
    surfaceAlt: '#f8f9fb',
    /** Tags and the tracks of bars. */
    surfaceStrong: '#eef0f4',
    text: '#18202c',
    textMuted: '#4d5766',
    /** Second lines; nothing is lighter. */
    textFaint: '#626c7c',
    border: '#e3e6ec',
    buttonBorder: '#cbd1db',
    controlBorder: '#858e9d',
    selected: '#e8f1fb',
    success: '#1b7145',
    successGround: '#e8f5ee',
    warning: '#855600',
    warningGround: '#fdf4e0',
    warningEdge: '#e6c887',
    /** Late, and the one button that destroys. */
    error: '#c2124c',
    errorGround: '#fdeef2',
    errorEdge: '#f0b6c6',
    /** Passages in a document: quiet, looked at, to check, to check and looked at. */
    mark: '#e4effb',
    markOn: '#bcd8f8',
    markCheck: '#fcefcd',
    markCheckOn: '#f8d98a',
    /** Bars: money that is spoken for. */
    committed: '#8c95a5',
    topBar: '#ffffff',
    topBarText: '#18202c',
    shadow: '0 1px 2px rgb(16 24 40 / .06), 0 8px 24px rgb(16 24 40 / .12)',
  },
  dark: {
    primary: '#72abf3',
    primaryHover: '#8dbcf7',
    primaryEdge: '#2f5585',
    onPrimary: '#0a1524',
    secondary: '#ff86a3',
    background: '#0e1218',
    surface: '#161b23',
    surfaceAlt: '#1b212b',
    surfaceStrong: '#252c38',
    text: '#e9ecf1',
    textMuted: '#b1bac7',
    textFaint: '#949fae',
    border: '#272e3a',
    buttonBorder: '#3d4757',
    controlBorder: '#6f7b8d',
    selected: '#18293f',
    success: '#6fc79b',
    successGround: '#16291f',
    warning: '#e9b55c',
    warningGround: '#2c2415',
    warningEdge: '#5e4a20',
    error: '#ff86a3',
    errorGround: '#341a24',
    errorEdge: '#6b2d41',
    mark: '#1d3350',
    markOn: '#28507f',
    markCheck: '#39301c',
    markCheckOn: '#66501c',
    committed: '#6d778a',
    topBar: '#161b23',
    topBarText: '#e9ecf1',
    /** With an edge: what floats has the ground of the panels below it. */
    shadow: '0 0 0 1px #3d4757, 0 12px 32px rgb(0 0 0 / .5)',
  },
  /** Edges of alerts: for the theme alone, so the pages do not carry them. */
  alerts: {
    light: { successEdge: '#9fd3b2', infoEdge: '#a9caee' },
    dark: { successEdge: '#2f5c40', infoEdge: '#2f5585' },
  },
} as const;

export type ColourScheme = 'light' | 'dark';

/** The custom properties of the static style sheet: `--colour-primary` and so on, dark where the system is dark. */
export function designTokensCss(): string {
  const colours = (scheme: ColourScheme) =>
    Object.entries(designTokens[scheme])
      .map(([name, value]) => `--colour-${kebab(name)}:${value}`)
      .join(';');
  const { font, radius, controlRadius, topBarHeight, pageWidth } = designTokens;
  const shared = `--font:${font};--radius:${radius}px;--radius-control:${controlRadius}px;--top-bar-height:${topBarHeight}px;--page-width:${pageWidth}px`;
  return (
    `:root{color-scheme:light dark;${shared};${colours('light')}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${colours('dark')}}}`
  );
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
