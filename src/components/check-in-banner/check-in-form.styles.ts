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

export const short = css`
  max-inline-size: 22rem;
`

export const group = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${size.s};
    font-weight: 600;
    line-height: 1.5;
  }
`

export const options = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.s};
  margin-block-start: ${space.xs};
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
