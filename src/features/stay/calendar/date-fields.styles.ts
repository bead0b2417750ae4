import { css } from '@linaria/core'
import { space } from '../../../ui/tokens'

/** Two fields side by side where both fit, and the calendar below them. */
export const dateFields = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  column-gap: ${space.m};
`
