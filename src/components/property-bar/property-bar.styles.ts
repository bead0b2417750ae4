import { css } from '@linaria/core'
import { color, container, from, radius, reducedMotion, shadow, size, space } from '../../ui/tokens'

/** Marks where the bar stands in the page; what tells that it has been scrolled away. */
export const place = css`
  block-size: 0;
`

export const bar = css`
  min-block-size: 56px;
  background: ${color.surface};
  box-shadow: ${shadow.bar};

  &[data-sticky] {
    position: sticky;
    inset-block-start: 0;
    /* [spec] */
    z-index: 49;
    transition: translate 0.4s;
  }

  &[data-away]:not(:focus-within) {
    translate: 0 -110%;
  }

  ${reducedMotion} {
    &[data-sticky] {
      transition: none;
    }
  }
`

export const inner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  inline-size: ${container};
  min-block-size: 56px;
  margin-inline: auto;
`

export const name = css`
  margin: 0;
  font-weight: 600;
  line-height: 1.25;
`

export const actions = css`
  display: flex;
  flex: none;
  align-items: center;

  ${from.m} {
    gap: ${space.xs};
  }
`

export const item = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: ${space.s};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-size: ${size.s};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${color.raised};
    color: ${color.accentStrong};
  }
`

/** Below M an icon stands alone; its text is there for a screen reader. */
export const text = css`
  @media (max-width: 767.98px) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

export const book = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space.l};
  border-radius: ${radius.pill};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${size.s};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.accentStrong};
  }
`

export const bone = css`
  inline-size: min(16rem, 50%);
  block-size: 1.25rem;
  border-radius: ${radius.s};
  background: ${color.bone};
`
