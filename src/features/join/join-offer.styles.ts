import { css } from '@linaria/core'
import { color, font, radius, size, space } from '../../ui/tokens'

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  & > [role='alert']:empty {
    display: none;
  }
`

export const lead = css`
  margin: 0;
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > :is(p, ul) {
    margin-block: 0;
  }

  & > * + * {
    margin-block-start: ${space.s};
  }
`

export const benefitList = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin: 0;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.raised};
  line-height: 1.5;
  list-style: none;
  overflow-wrap: anywhere;

  & > li {
    display: flex;
    gap: ${space.s};
  }

  & svg {
    flex: none;
    inline-size: 1.5em;
    block-size: 1.5em;
    padding: 0.2em;
    color: ${color.success};
  }
`

/** The visitor's known data. */
export const card = css`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  line-height: 1.5;

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    align-items: baseline;
    gap: 0 ${space.m};
  }

  & dt {
    color: ${color.muted};
    font-size: ${size.s};
    line-height: inherit;
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  &[data-version='legacy'] {
    gap: ${space.m};
    padding: 0;
    border: 0;
  }

  &[data-version='legacy'] > div {
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-version='legacy'] dd {
    font-weight: 400;
  }
`

/** Fields below each other; the two names side by side if there is room. */
export const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space.s} ${space.m};

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`

export const quiet = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;

  &[data-centred] {
    text-align: center;
  }
`

export const link = css`
  display: inline-block;
  padding-block: ${space.xs};
  color: ${color.accent};
  font-weight: 600;
  text-underline-offset: 0.2em;

  &:hover {
    color: ${color.accentStrong};
  }
`

export const joined = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  margin-block: ${space.m} ${space.xl};
  text-align: center;

  & > svg {
    inline-size: 3.5rem;
    block-size: 3.5rem;
    color: ${color.success};
  }
`

export const number = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.4 ${font.display};
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`
