/** The Ant Design theme, light as specified and dark where the system asks for it. Nothing else sets a token. */
import { theme, type ThemeConfig } from 'antd';
import { type ColourScheme, designTokens } from './designTokens.ts';

type Algorithm = typeof theme.darkAlgorithm;

/** The dark algorithm dims colours, the status ones below what can be read on their grounds; ours are made for the dark already. */
const undimmed: Algorithm = (seed, map = theme.darkAlgorithm(seed)) => {
  const { colorPrimary, colorLink, colorSuccess, colorWarning, colorError, colorInfo } = seed;
  return { ...map, colorPrimary, colorLink, colorSuccess, colorWarning, colorError, colorInfo };
};

/** The theme of a colour scheme. */
export function appTheme(scheme: ColourScheme): ThemeConfig {
  const colours = designTokens[scheme];
  const alerts = designTokens.alerts[scheme];
  return {
    algorithm: scheme === 'dark' ? [theme.darkAlgorithm, undimmed] : theme.defaultAlgorithm,
    token: {
      fontFamily: designTokens.font,
      // Everything read is 14/20. A fraction less would make a field of 40 px a little lower.
      lineHeight: 1.4286,
      // The heaviest weight that is loaded: a title of 600 would be smeared.
      fontWeightStrong: 500,
      borderRadius: designTokens.controlRadius,
      borderRadiusLG: designTokens.radius,
      // Of check boxes too: rounder ones look like radio buttons.
      borderRadiusSM: 4,
      colorPrimary: colours.primary,
      colorPrimaryHover: colours.primaryHover,
      colorInfo: colours.primary,
      colorLink: colours.primary,
      colorLinkHover: colours.primaryHover,
      colorLinkActive: colours.primaryHover,
      colorSuccess: colours.success,
      colorWarning: colours.warning,
      colorError: colours.error,
      // The algorithm would mix muddy grounds out of colours that are dark enough to be read.
      colorSuccessBg: colours.successGround,
      colorSuccessBorder: alerts.successEdge,
      colorWarningBg: colours.warningGround,
      colorWarningBorder: colours.warningEdge,
      colorErrorBg: colours.errorGround,
      colorErrorBorder: colours.errorEdge,
      colorInfoBg: colours.selected,
      colorInfoBorder: alerts.infoEdge,
      colorBgLayout: colours.background,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surface,
      colorText: colours.text,
      colorTextSecondary: colours.textMuted,
      colorTextTertiary: colours.textFaint,
      colorTextDescription: colours.textMuted,
      colorTextPlaceholder: colours.textMuted,
      colorFillAlter: colours.surfaceAlt,
      // What floats has an edge: in the dark its ground is that of the panels below it.
      boxShadow: colours.shadow,
      boxShadowSecondary: colours.shadow,
      colorBorder: colours.controlBorder,
      colorBorderSecondary: colours.border,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.16s',
    },
    components: {
      // A message is read like everything else: its title is no heading, and its icon stands in the line.
      Alert: { withDescriptionIconSize: 14, withDescriptionPadding: '8px 12px' },
      // As near its field as the labels of the settings are.
      Form: { verticalLabelPadding: '0 0 4px' },
      Button: {
        fontWeight: 500,
        defaultBorderColor: colours.buttonBorder,
        // Only what floats has a shadow.
        defaultShadow: 'none',
        primaryShadow: 'none',
        dangerShadow: 'none',
        ...(scheme === 'dark' ? { primaryColor: colours.onPrimary, dangerColor: colours.onPrimary } : {}),
      },
    },
  };
}
