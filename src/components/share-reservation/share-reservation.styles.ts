import { css } from '@linaria/core'
import { color, print, space } from '../../ui/tokens'

export const whole = css`
  scroll-margin-block-start: ${space.xl};

  ${print} {
    display: none;
  }
`

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  padding: 0 ${space.l} ${space.l};

  & > button {
    justify-self: start;
  }
`

export const sent = css`
  color: ${color.success};
`

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0 ${space.l} ${space.l};
  list-style: none;
`
