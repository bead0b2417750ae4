import { css } from '@linaria/core'
import { color, radius, size, space } from '../tokens'

/**
 * A button or a link that looks like one; `data-kind="primary"` for the main action, `"text"` for a
 * less important one that is only underlined text.
 */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-block-size: 44px;
  padding: ${space.s} ${space.l};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-size: ${size.s};
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }

  &[data-kind='primary'] {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &[data-kind='primary']:hover {
    border-color: ${color.accentStrong};
    background: ${color.accentStrong};
  }

  &[data-kind='text'] {
    padding-inline: 0;
    border: 0;
    color: ${color.accent};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &[data-kind='text']:hover {
    background: transparent;
    color: ${color.accentStrong};
  }

  &:disabled,
  &[aria-disabled='true']:not([data-author-inert]) {
    cursor: not-allowed;
    opacity: 0.55;
  }
`
