import { css } from '@linaria/core'
import { bigLetters, color, from, radius, shadow, size, space, unseen } from '../../ui/tokens'

/** Close to the picture above it, and closer in one line above what it has found. */
export const block = css`
  --foyer-block-start: min(var(--foyer-rhythm), ${space.xl});

  &[data-variant='compact'] {
    --foyer-block-start: ${space.l};
  }
`

export const card = css`
  display: block;
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  &:not(:first-child) {
    margin-block-start: ${space.m};
  }

  ${from.s} {
    padding: ${space.l};
  }

  ${from.m} {
    [data-variant='compact'] > & {
      padding-block: ${space.s};
    }
  }
`

/**
 * One column, two, then one row; the rare options stand below. No column follows from what is in it:
 * over a slow network, the button arrives after the fields.
 */
export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xs} ${space.m};

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 0.6fr);
  }

  ${from.l} {
    &[data-variant='property'] {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 0.6fr);
    }
  }
`

/** The list of places lies below it. */
export const destination = css`
  position: relative;

  /* The label wraps before the button that stands in its line. */
  @media (max-width: 23em) {
    & label {
      padding-inline-end: 1.75rem;
    }
  }
`

/** In the line of the label, at its end. */
export const nearMe = css`
  position: absolute;
  inset-block-start: -0.6rem;
  inset-inline-end: 0;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: 2.25rem;
  padding: 0 ${space.xs};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.accent};
  font: inherit;
  font-size: ${size.s};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  &[aria-busy] {
    cursor: progress;
    opacity: 0.6;
  }

  /* The label has the line for itself where both do not fit. */
  @media (max-width: 23em) {
    & > span {
      ${unseen}
    }
  }
`

/** In the line that the field keeps for an error, so that it moves nothing. */
export const nearMeStatus = css`
  min-block-size: 1lh;
  margin: calc(-1.5 * ${size.s} - ${space.xs}) 0 0;
  padding-block-start: ${space.xs};
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.5;
`

/** The calendar lies below it. */
export const dates = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 ${space.s};

  /* A date has no room beside another one. */
  ${bigLetters} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** In the line that the fields keep for an error, so that it moves nothing. */
export const nights = css`
  grid-column: 1 / -1;
  min-block-size: 1lh;
  margin: calc(-1.5 * ${size.s} - ${space.xs}) 0 0;
  padding-block-start: ${space.xs};
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.5;

  /* Beside an error it would be read twice. */
  :has([aria-invalid='true']) > & {
    display: none;
  }
`

export const guests = css`
  position: relative;
  margin-block-start: ${space.s};

  ${from.m} {
    margin-block-start: 0;
  }

  font-size: ${size.s};

  & > span {
    display: block;
    font-weight: 600;
    line-height: 1.5;
  }

  & > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    min-block-size: 48px;
    margin-block-start: ${space.xs};
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.m};
    font-size: max(16px, ${size.m});
    cursor: pointer;
    list-style: none;
  }

  & > details > summary::-webkit-details-marker {
    display: none;
  }

  & > details > summary:hover {
    border-color: ${color.text};
  }
`

export const fold = css`
  & > summary svg {
    flex: none;
  }

  &[open] > summary svg {
    rotate: 180deg;
  }
`

/** In the flow of a phone; over what follows where there is room. */
export const panel = css`
  padding-block: ${space.m};

  & > p {
    margin: 0 0 ${space.s};
    color: ${color.muted};
  }

  ${from.m} {
    position: absolute;
    inset-inline-end: 0;
    z-index: 5;
    inline-size: max(100%, 24rem);
    max-block-size: 70vh;
    overflow-y: auto;
    padding: ${space.l};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
    box-shadow: ${shadow.popup};
  }
`

export const more = css`
  grid-column: 1 / -1;
  font-size: ${size.s};

  & > summary {
    inline-size: fit-content;
    padding-block: ${space.s};
    color: ${color.accent};
    font-weight: 600;
    line-height: 28px;
    cursor: pointer;
  }
`

export const options = css`
  display: grid;
  gap: ${space.xs} ${space.m};
  padding-block: ${space.s};

  ${from.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* A code belongs to three of the rates: no script has to say so. */
  &:not(:has(option:is([value='group'], [value='corporate'], [value='travelAgent']):checked))
    > [data-part='code'] {
    display: none;
  }
`

/** Level with the fields, whose labels stand above them. */
export const submit = css`
  display: grid;

  ${from.m} {
    padding-block-start: calc(1.5 * ${size.s} + ${space.xs});

    form:not([data-variant='property']) > & {
      grid-row: 2;
      grid-column: -2;
    }
  }

  ${from.l} {
    &&& {
      grid-row: 1;
      grid-column: -2;
    }

    & > button {
      min-block-size: 48px;
    }
  }
`

export const summary = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  min-block-size: 44px;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > span:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.m};
  }

  & > [data-part='edit'] {
    color: ${color.accent};
    font-size: ${size.s};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [open] > & {
    margin-block-end: ${space.m};
  }
`
