import { css } from '@linaria/core'
import { color, radius, size, space, tint } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    max-inline-size: 60ch;
    margin: 0;
  }
`

export const small = css`
  color: ${color.muted};
  font-size: ${size.s};
`

/** A room of the order with all that is shown of it. */
export const room = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

/** The button of a room, no wider than a night. */
export const action = css`
  max-inline-size: 22rem;
`

/** What can be paid for stands apart from what awards are for. */
export const paid = css`
  margin-block-start: ${space.m};
`

/** Each night with its status; a line each on a phone. */
export const nights = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.s};
    align-items: center;
    justify-content: space-between;
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
  }
`

export const status = css`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  padding: 0 ${space.s};
  border-radius: ${radius.s};
  background: ${tint(color.info)};
  font-size: ${size.s};
  font-weight: 600;

  & > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-status='GUARANTEED'] {
    background: ${tint(color.success)};
    color: ${color.success};
  }

  &[data-status='DENIED'],
  &[data-status='FORFEITED'] {
    background: ${tint(color.warning)};
    color: ${color.warning};
  }

  &[data-status='REMOVED'],
  &[data-status='CANCELLED'] {
    background: none;
    color: ${color.muted};
  }
`

export const off = css`
  opacity: 0.75;
  cursor: not-allowed;
`

export const all = css`
  margin-block-start: ${space.m};
`
