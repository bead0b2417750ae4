import { css } from '@linaria/core'
import { radius, size, space } from '../tokens'

/**
 * A button that shows the current choice and opens the list. It inherits the colours of its
 * background.
 */
export const choiceButton = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  max-inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: 1px solid currentcolor;
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${size.s};
  text-align: start;
  cursor: pointer;

  &:hover span {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`
