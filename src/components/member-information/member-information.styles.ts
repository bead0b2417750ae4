import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

/** Lines that are read and filled in from top to bottom. */
export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
`

export const greeting = css`
  margin: 0;
  overflow-wrap: anywhere;

  & a {
    color: ${color.accent};
  }
`

export const card = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.raised};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`

export const summary = css`
  min-block-size: 2.75rem;
  padding-block: ${space.s};
  color: ${color.accent};
  font-weight: 600;
  cursor: pointer;
`

export const skeleton = css`
  block-size: 40rem;
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`

/** What a member can do beside editing. */
export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
  align-items: center;
`
