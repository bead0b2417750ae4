import { css } from '@linaria/core'
import { color, radius, size, space, tint } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

export const skeleton = css`
  min-block-size: 8rem;
  border-radius: ${radius.m};
  background: ${color.skeleton};
`

/** What is charged when, in words: the first thing to read here. */
export const charged = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.m};
  background: ${tint(color.accent)};

  & > p:first-child {
    font-size: ${size.l};
    font-weight: 600;
    line-height: 1.4;
  }
`

export const question = css`
  font-weight: 600;
`

export const cards = css`
  & label:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
`

/** The ghosts of the cards lie below what is said of them. */
export const awaited = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  align-items: start;

  & > * {
    grid-area: 1 / 1;
  }

  & > [aria-hidden] {
    display: grid;
    gap: ${space.m};
    visibility: hidden;
  }

  & > [aria-hidden]:only-child > p {
    visibility: visible;
  }

  & > [aria-hidden]:only-child > div > div {
    border-color: transparent;
    background: ${color.skeleton};
    visibility: visible;

    & > * {
      visibility: hidden;
    }
  }

  @media (scripting: none) {
    display: none;
  }
`

export const small = css`
  display: grid;
  gap: ${space.xs};
  color: ${color.muted};
  font-size: ${size.s};
`
