import { css } from '@linaria/core'
import { color, size, space } from '../../../ui/tokens'

export const rooms = css`
  display: grid;
  gap: ${space.l};
`

export const room = css`
  position: relative;
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
  border-block-end: 1px solid ${color.border};

  & > legend {
    padding: 0;
    font-weight: 600;
    line-height: 44px;
  }
`

/**
 * At the end of the room's heading: one line above where it would stand. Browsers differ in whether the
 * box of a fieldset, from which an inset counts, has the legend in it.
 */
export const remove = css`
  position: absolute;
  inset-inline-end: 0;
  margin-block-start: -44px;
`

export const kind = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};

  & > p {
    margin: 0;
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: ${size.xs};
  }
`

export const ages = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 ${space.m};
`

export const foot = css`
  display: grid;
  gap: ${space.s};
  justify-items: start;
`

export const note = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.5;
`
