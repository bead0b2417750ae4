import { css } from '@linaria/core'
import { color, size, space } from '../../ui/tokens'

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  & > [role='alert']:empty {
    display: none;
  }
`

/** A field that has no error: the line that it keeps for one is not needed. */
export const short = css`
  max-inline-size: 22rem;
  margin-block-end: calc(-1 * ${space.m});
`

export const hint = css`
  max-inline-size: 70ch;
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.5;
`

/** Beside the nationality nothing is asked until a guest has chosen one that has to say more. */
export const foreign = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space.m};
  align-items: end;
  margin-block-start: ${space.s};

  &:has(option:is([value=''], [data-exempt]):checked) > :not(:first-child) {
    display: none;
  }
`

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  align-items: center;

  & > p {
    margin: 0;
    font-size: ${size.s};
  }
`
