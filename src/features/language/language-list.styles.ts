import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

/** One region per row; three on wider screens [spec]. */
export const regions = css`
  display: grid;
  gap: ${space.l};

  ${from.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.xl} ${space.l};
  }
`

export const region = css`
  min-inline-size: 0;
`

export const name = css`
  margin: 0 0 ${space.s};
  padding-block-end: ${space.s};
  border-block-end: 1px solid ${color.border};
  color: ${color.muted};
  font-size: ${size.s};
  font-weight: 600;
`

export const links = css`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const link = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-block-size: 44px;
  margin-inline: calc(-1 * ${space.s});
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.m};
  color: ${color.text};
  text-decoration: none;

  &:hover {
    background: ${color.raised};
    color: ${color.accentStrong};
  }

  &[aria-current] {
    background: ${color.raised};
    font-weight: 600;
  }

  svg {
    color: ${color.accent};
  }
`
