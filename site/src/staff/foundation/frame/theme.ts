import { Button, type CSSVariablesResolver, createTheme } from '@mantine/core'

/** Controls are 34 px high, 44 where the pointer is coarse (`site/src/styles/staff.css`). */
const control = 'var(--staff-control)'

/**
 * Mantine in our own look. Colours are the page's tokens, which know day and night themselves; sizes are the staff's: 14 px
 * type, controls 34 px, radius 12 and 8.
 */
export const theme = createTheme({
  fontFamily: 'var(--prostuti-font)',
  headings: { fontFamily: 'var(--prostuti-font)' },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '15px', xl: '18px' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.55', lg: '1.55', xl: '1.5' },
  radius: { xs: '5px', sm: '8px', md: '8px', lg: '12px', xl: '14px' },
  defaultRadius: 'sm',
  primaryColor: 'green',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { variant: 'filled' },
      vars: (_, { size }) => ({
        root: {
          '--button-height': size === 'xs' ? `max(28px, calc(${control} - 6px))` : control,
          '--button-fz': 'var(--staff-text)',
        },
      }),
    }),
    // By name alone: a screen that has none of these loads none of them.
    Input: {
      vars: () => ({
        wrapper: { '--input-height': control, '--input-fz': 'var(--staff-text)', '--input-size': control },
      }),
    },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'xs' } },
    Modal: { defaultProps: { centered: true, radius: 'xl', size: 480, transitionProps: { duration: 0 } } },
    Popover: { defaultProps: { radius: 'sm', shadow: 'md', transitionProps: { duration: 0 } } },
  },
})

const ours = {
  '--mantine-color-body': 'var(--prostuti-raised)',
  '--mantine-color-text': 'var(--prostuti-ink)',
  '--mantine-color-dimmed': 'var(--prostuti-ink-2)',
  '--mantine-color-placeholder': 'var(--prostuti-ink-3)',
  '--mantine-color-anchor': 'var(--prostuti-primary)',
  '--mantine-color-error': 'var(--prostuti-wrong)',
  '--mantine-color-default': 'var(--prostuti-raised)',
  '--mantine-color-default-hover': 'var(--prostuti-surface)',
  '--mantine-color-default-color': 'var(--prostuti-ink)',
  '--mantine-color-default-border': 'var(--prostuti-line-strong)',
  '--mantine-color-disabled': 'var(--prostuti-surface)',
  '--mantine-color-disabled-color': 'var(--prostuti-ink-3)',
  '--mantine-color-disabled-border': 'var(--prostuti-line)',
  '--mantine-color-green-filled': 'var(--prostuti-primary)',
  '--mantine-color-green-filled-hover': 'color-mix(in srgb, var(--prostuti-primary) 88%, var(--prostuti-ink))',
  '--mantine-color-green-light': 'var(--prostuti-primary-soft)',
  '--mantine-color-green-light-hover': 'var(--prostuti-primary-soft)',
  '--mantine-color-green-light-color': 'var(--prostuti-primary)',
  '--mantine-color-green-outline': 'var(--prostuti-primary)',
  '--mantine-color-red-filled': 'var(--prostuti-wrong)',
  '--mantine-color-red-filled-hover': 'var(--prostuti-wrong)',
  '--mantine-color-red-light': 'var(--prostuti-wrong-soft)',
  '--mantine-color-red-light-color': 'var(--prostuti-wrong)',
  '--mantine-color-red-outline': 'var(--prostuti-wrong)',
  '--mantine-primary-color-filled': 'var(--prostuti-primary)',
  '--mantine-primary-color-filled-hover': 'var(--mantine-color-green-filled-hover)',
  '--mantine-primary-color-contrast': 'var(--prostuti-primary-ink)',
  '--mantine-primary-color-light': 'var(--prostuti-primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--prostuti-primary-soft)',
  '--mantine-primary-color-light-color': 'var(--prostuti-primary)',
  '--mantine-color-white': 'var(--prostuti-primary-ink)',
  '--mantine-shadow-md': 'var(--prostuti-shadow)',
}

/** The same names by day and by night: what they stand for changes with the page. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: ours, dark: ours })
