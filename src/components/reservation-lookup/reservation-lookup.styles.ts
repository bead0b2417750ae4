import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

export const narrow = css`
  display: grid;
  gap: ${space.m};
  inline-size: 100%;
  max-inline-size: 44rem;
  margin-inline: auto;
`

export const lead = css`
  margin: 0 0 ${space.s};
  color: ${color.muted};
  font-size: ${size.m};
  line-height: 1.6;
`

export const card = css`
  min-inline-size: 0;
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.s} {
    padding: ${space.xl};
  }
`
