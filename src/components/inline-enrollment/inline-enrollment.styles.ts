import { css } from '@linaria/core'
import { color, radius, size, space } from '../../ui/tokens'

export const content = css`
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;
`

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-inline-size: 0;
  margin: 0;
  padding: ${space.s} ${space.l} ${space.l};
  border: 0;

  & p {
    margin: 0;
  }

  & > [role='alert']:empty {
    display: none;
  }
`

export const join = css`
  justify-self: start;
  max-inline-size: 100%;
`

export const rules = css`
  margin-block-start: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.raised};
  font-size: ${size.s};
  line-height: 1.5;

  & > p {
    margin: 0 0 ${space.xs};
    font-weight: 600;
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
    gap: ${space.xs} ${space.m};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li {
    display: flex;
    gap: ${space.s};
  }

  & li[data-met] {
    color: ${color.success};
  }

  & svg {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
  }
`

export const open = css`
  flex: none;
  inline-size: 0.7em;
  block-size: 0.7em;
  margin: 0.4em;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.round};
`
