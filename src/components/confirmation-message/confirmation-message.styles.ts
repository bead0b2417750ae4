import { css } from '@linaria/core'
import { color, print, radius, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }

  & p > a {
    color: ${color.accent};
  }
`

export const skeleton = css`
  min-block-size: 22rem;
  border-radius: ${radius.m};
  background: ${color.skeleton};
`

export const lead = css`
  font-size: ${size.l};
  line-height: 1.5;
`

export const numbers = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    gap: ${space.xs};
    padding: ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.raised};
  }
`

export const numberTitle = css`
  color: ${color.muted};
  font-size: ${size.s};
`

export const number = css`
  font-size: ${size.xl};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.04em;
  line-height: 1.2;
`

export const copy = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  align-items: center;
  min-block-size: 44px;

  ${print} {
    display: none;
  }
`

export const facts = css`
  display: grid;
  gap: ${space.xs};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  ${print} {
    display: none;
  }
`

export const mail = css`
  display: grid;
  gap: ${space.s};
`
