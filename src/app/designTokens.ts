/**
 * Every colour and measure of the look, once: the Ant Design theme and the static style sheet are both made of these.
 * Blue primary, pink-red secondary, light grey background, Roboto (specification, section 9). Contrasts: text at least
 * 4.5:1 and controls at least 3:1 on their grounds, in both schemes.
 */

export const designTokens = {
  font: "'Roboto', 'Helvetica Neue', Arial, sans-serif",
  radius: 8,
  topBarHeight: 56,
  light: {
    primary: '#1565c0',
    primaryHover: '#0f52a3',
    secondary: '#c2185b',
    background: '#f4f5f7',
    surface: '#ffffff',
    text: '#1c2430',
    textMuted: '#566170',
    border: '#d5dae1',
    controlBorder: '#868f9c',
    selected: '#e6f0fb',
    success: '#1b7a3d',
    warning: '#96600a',
    error: '#c62828',
    topBar: '#1565c0',
    topBarText: '#ffffff',
  },
  dark: {
    primary: '#6cb0ff',
    primaryHover: '#92c5ff',
    secondary: '#ff7ba5',
    background: '#11151b',
    surface: '#1a2029',
    text: '#e7ebf1',
    textMuted: '#a5b0be',
    border: '#37414f',
    controlBorder: '#6f7b8b',
    selected: '#1d324b',
    success: '#6fd08f',
    warning: '#f0b75a',
    error: '#ff8b80',
    topBar: '#1a2029',
    topBarText: '#e7ebf1',
  },
  /** Grounds and edges of alerts: for the theme alone, so the pages do not carry them. */
  alerts: {
    light: {
      successGround: '#e9f6ee',
      successEdge: '#9fd3b2',
      warningGround: '#fff6e3',
      warningEdge: '#e6c07a',
      errorGround: '#fdeeee',
      errorEdge: '#eda9a9',
      infoEdge: '#a9c9ec',
    },
    dark: {
      successGround: '#15291d',
      successEdge: '#2f5c40',
      warningGround: '#2c2413',
      warningEdge: '#6a5524',
      errorGround: '#331b1c',
      errorEdge: '#73393a',
      infoEdge: '#335a86',
    },
  },
} as const;

export type ColourScheme = 'light' | 'dark';

/** The custom properties of the static style sheet: `--colour-primary` and so on, dark where the system is dark. */
export function designTokensCss(): string {
  const colours = (scheme: ColourScheme) =>
    Object.entries(designTokens[scheme])
      .map(([name, value]) => `--colour-${kebab(name)}:${value}`)
      .join(';');
  const shared = `--font:${designTokens.font};--radius:${designTokens.radius}px;--top-bar-height:${designTokens.topBarHeight}px`;
  return (
    `:root{color-scheme:light dark;${shared};${colours('light')}}` +
    `@media (prefers-color-scheme:dark){:root{${colours('dark')}}}`
  );
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
