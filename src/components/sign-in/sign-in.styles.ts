import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

/** A dialog and a flyout have their own border. */
export const flush = css`
  --foyer-block-start: 0px;
`

/** A card on a page; without its own border in a dialog or flyout. */
export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  inline-size: 100%;
  max-inline-size: 30rem;

  &:is([data-variant='page'], [data-variant='lookup'], [data-variant='sweepstakes']) {
    padding: ${space.l};
    border: 1px solid ${color.border};
    border-radius: ${radius.l};
    background: ${color.surface};
    box-shadow: ${shadow.card};

    ${from.s} {
      padding: ${space.xl};
    }
  }

  &[data-variant='flyout'] {
    max-inline-size: 360px;
  }

  &:is([data-variant='modal'], [data-variant='checkedIn'], [data-variant='pointsRate']) {
    max-inline-size: none;
  }

  &[data-variant='overlay'] {
    margin-inline: auto;
    padding-block-end: ${space.l};
  }
`

/** The content after the form replaces it, with the same height. */
export const stage = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-area: 1 / 1;
    align-content: start;
    gap: ${space.m};
    min-inline-size: 0;
  }

  & > :focus {
    outline: none;
  }
`

export const covered = css`
  visibility: hidden;
`

export const intro = css`
  min-block-size: 1.5em;
  margin: 0;
  color: ${color.muted};
  line-height: 1.5;
  overflow-wrap: anywhere;
`

/** The text for anonymous visitors, hidden for known visitors until their state is loaded. */
export const forStrangers = css`
  :root[data-known] foyer-widget:not([status='failed']) & {
    visibility: hidden;
  }
`

export const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};

  & > [role='alert']:not(:empty) {
    margin-block-end: ${space.m};
  }

  & > [type='submit'] {
    margin-block-start: ${space.m};
  }
`

export const choices = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.l};
`

export const join = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
  margin: 0;
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};
  font-size: ${size.s};
`
