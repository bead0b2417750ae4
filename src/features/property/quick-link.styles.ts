import { css } from '@linaria/core'
import { color, radius, size, space, unseen } from '../../ui/tokens'

/** A control of the hotel bar or header: icon and short text, 44 px high. */
export const quickLink = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-inline-size: 44px;
  min-block-size: 44px;
  padding-inline: ${space.s};
  border: 0;
  border-radius: ${radius.control};
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

/** Below M only the icon shows; its text stays available to screen readers. */
export const quickText = css`
  @media (max-width: 767.98px) {
    ${unseen}
  }
`
