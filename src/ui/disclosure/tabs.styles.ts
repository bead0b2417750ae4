import { css } from '@linaria/core'
import { color, font, forcedColors, from, motion, print, radius, size, space } from '../tokens'

const noScript = '@media (scripting: none)'

export const tabs = css`
  ${from.l} {
    display: grid;
    grid-template-columns: minmax(14rem, 1fr) 3fr;
    align-items: start;
    gap: var(--foyer-gap);
  }

  ${noScript} {
    display: block;
  }

  ${print} {
    display: block;
  }
`

/** A row that scrolls; a column from L. */
export const tabList = css`
  display: flex;
  /* The row extends to the edge of the window, so that a tab cut off there can be reached. */
  margin-inline: calc(-1 * var(--foyer-tabs-bleed, 0px));
  padding-inline: var(--foyer-tabs-bleed, 0px);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.border};

  ${from.l} {
    flex-direction: column;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    box-shadow: none;
  }

  ${noScript} {
    display: none;
  }

  ${print} {
    display: none;
  }
`

export const tab = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  max-inline-size: 16rem;
  min-block-size: 52px;
  padding: ${space.s} ${space.m};
  border: 0;
  background: none;
  color: ${color.muted};
  font: inherit;
  font-size: ${size.s};
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    color ${motion.quick},
    background-color ${motion.quick};

  &:hover {
    color: ${color.text};
  }

  &[aria-selected='true'] {
    color: ${color.accentStrong};
  }

  &::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 3px;
    background: transparent;
    content: '';
  }

  &[aria-selected='true']::after {
    background: ${color.accent};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${from.l} {
    gap: ${space.m};
    max-inline-size: none;
    border-radius: ${radius.m};
    font-size: ${size.m};

    &[aria-selected='true'] {
      background: ${color.raised};
    }

    &::after {
      inset-block: ${space.s};
      inset-inline: 0 auto;
      inline-size: 3px;
      block-size: auto;
      border-radius: ${radius.round};
    }
  }

  ${forcedColors} {
    &[aria-selected='true'] {
      color: Highlight;
    }

    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`

const shown = `
  display: block;
  content-visibility: visible;
`

export const panel = css`
  display: block;
  padding-block-start: ${space.l};

  ${from.l} {
    /* All panels share one cell: closed panels take no room. */
    grid-area: 1 / 2;
    min-inline-size: 0;
    padding-block-start: 0;
  }

  &[hidden] {
    block-size: 0;
    padding: 0;
    content-visibility: hidden;
  }

  @supports not (content-visibility: hidden) {
    &[hidden] {
      display: none;
    }
  }

  ${noScript} {
    &[hidden] {
      ${shown}
      block-size: auto;
      padding-block-start: ${space.l};
    }
  }

  ${print} {
    &[hidden] {
      ${shown}
      block-size: auto;
      padding-block-start: ${space.l};
    }
  }
`

/** Title of a panel where no tabs show. */
export const panelTitle = css`
  display: none;
  margin: 0 0 ${space.s};
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};

  ${noScript} {
    display: block;
  }

  ${print} {
    display: block;
  }
`
