import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

export const all = css`
  display: grid;
  gap: ${space.l};
`

export const groups = css`
  display: grid;
  gap: ${space.l};

  &:empty {
    display: none;
  }
`

export const groupTitle = css`
  margin: 0 0 ${space.xs};
  padding-block-end: ${space.s};
  border-block-end: 1px solid ${color.border};
  color: ${color.muted};
  font-size: ${size.s};
  font-weight: 600;
`

export const options = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.l};
  }

  ${from.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const option = css`
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  min-block-size: 44px;
  margin-inline: calc(-1 * ${space.s});
  padding: 10px ${space.s};
  border-radius: ${radius.m};
  line-height: 1.5;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover,
  &:has(:checked) {
    background: ${color.raised};
  }

  & > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0 0;
    accent-color: ${color.accent};
  }

  & > span {
    min-inline-size: 0;
  }
`

export const code = css`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

export const ownNote = css`
  display: block;
  color: ${color.muted};
  font-size: ${size.xs};
`

export const remark = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
`
