import { describe, expect, it } from 'vitest';
import { designTokens, designTokensCss } from './designTokens.ts';
import { appTheme } from './theme.ts';

/** Relative luminance of WCAG 2.2 of a colour written as #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the look', () => {
  it('has a blue primary, a pink-red secondary, a light grey background and Roboto of weights that are loaded', () => {
    const { primary, secondary, background } = designTokens.light;
    expect([primary, secondary, background]).toEqual(['#1565c0', '#c2124c', '#f3f4f7']);
    expect(appTheme('light').token).toMatchObject({ colorPrimary: primary, colorBgLayout: background });
    expect(appTheme('light').token?.fontFamily).toMatch(/^'Roboto'/);
    expect(appTheme('light').token?.fontWeightStrong).toBe(500);
    expect(designTokensCss()).toContain(`--colour-primary:${primary}`);
  });

  it.each(['light', 'dark'] as const)(
    'has one line height, and shadows only under what floats, in the %s scheme',
    (scheme) => {
      const { token, components } = appTheme(scheme);
      expect(14 * (token?.lineHeight ?? 0)).toBeCloseTo(20, 2);
      expect(components?.Button).toMatchObject({ defaultShadow: 'none', primaryShadow: 'none', dangerShadow: 'none' });
    },
  );

  it('gives what floats in the dark an edge: its ground is that of the panels below', () => {
    expect(designTokens.dark.shadow).toContain(`0 0 0 1px ${designTokens.dark.buttonBorder}`);
  });

  it.each(['light', 'dark'] as const)('can be read in the %s scheme', (scheme) => {
    const colours = designTokens[scheme];
    const texts = ['text', 'textMuted', 'textFaint', 'primary', 'success', 'warning', 'error'] as const;
    for (const text of texts) {
      expect(contrast(colours[text], colours.surface)).toBeGreaterThanOrEqual(4.7);
      expect(contrast(colours[text], colours.surfaceAlt)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colours.error, colours.errorGround)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.warning, colours.warningGround)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.onPrimary, colours.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.controlBorder, colours.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.buttonBorder, colours.surface)).toBeGreaterThanOrEqual(1.5);
    expect(contrast(colours.topBarText, colours.topBar)).toBeGreaterThanOrEqual(4.5);
  });
});
