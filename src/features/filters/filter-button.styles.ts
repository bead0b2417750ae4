import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

/** The button of the filters, and beside it those that are chosen. */
export const filterRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`
