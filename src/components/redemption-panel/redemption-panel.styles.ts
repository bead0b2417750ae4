import { css } from '@linaria/core'
import { bigLetters, color, from, radius, size, space } from '../../ui/tokens'

/** As narrow as what is read of it. */
export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};

  & p {
    margin: 0;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  & p > a {
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & p {
    line-height: 1.8;
  }
`

/** Beside the rates it is a note, not a part of the page. */
export const beside = css`
  --foyer-block-start: ${space.m};

  & > div {
    max-inline-size: none;
    margin-block-start: 0;
    padding: ${space.m};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
  }
`

/** Has room for what a member is told beside the link, which comes later. */
export const way = css`
  min-block-size: 3.2em;

  ${from.s} {
    min-block-size: 1.6em;
  }
`

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  ${from.s} {
    padding: ${space.l};
  }
`

/** What a member has, above what the stay takes. */
export const account = css`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  column-gap: ${space.s};
  align-items: start;

  & strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
  }

  & svg {
    inline-size: 1.5rem;
    block-size: 1.6em;
    color: ${color.accent};
  }

  ${bigLetters} {
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      display: none;
    }
  }
`

export const room = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};
`

export const roomTitle = css`
  margin: 0;
  font-size: ${size.m};
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 400;
  }
`

/** Stands open for the slider that a script brings. */
export const slot = css`
  min-block-size: 44px;

  & > input {
    display: block;
    inline-size: 100%;
    block-size: 44px;
    margin: 0;
    accent-color: ${color.accent};
    cursor: pointer;
    touch-action: pan-y;
  }
`

export const typed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.l};

  ${from.s} {
    grid-template-columns: 11rem minmax(0, 1fr);
    align-items: end;
  }

  & input {
    font-variant-numeric: tabular-nums;
  }

  ${bigLetters} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** As high as the field beside it, so that a longer text moves nothing. */
export const left = css`
  display: grid;
  align-content: start;
  min-block-size: 48px;

  ${from.s} {
    align-content: center;
  }

  & strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const hint = css`
  color: ${color.muted};
  font-size: ${size.s};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.l};

  & > button {
    flex: 1 1 100%;
    overflow-wrap: anywhere;
  }

  ${from.s} {
    & > button {
      flex: none;
    }
  }
`

export const freeNights = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space.l};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${from.s} {
    & > ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    }
  }
`

export const legend = css`
  padding: 0;
  font-weight: 600;
`

/** As high as the line of a stranger. */
export const skeleton = css`
  min-block-size: 6.5rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
