import { css } from '@linaria/core'
import { color, space } from '../../ui/tokens'

export const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

/** A list of months has no end: it scrolls by itself, so that rooms and guests stay in reach. */
export const dates = css`
  &:has(> [data-layout='list']) {
    max-block-size: 55vh;
    margin-inline: -0.75rem;
    padding-inline: 0.75rem;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
`

export const guests = css`
  display: grid;
  gap: ${space.s};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};
`
