import { css } from '@linaria/core'
import { color, font, from, size, space } from '../../ui/tokens'

export const blocks = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 72ch;
  overflow-wrap: anywhere;
`

export const paragraph = css`
  margin: 0;
`

export const richText = css`
  & > * {
    margin-block: 0;
  }

  & > * + * {
    margin-block-start: ${space.m};
  }

  a {
    color: ${color.accent};
  }
`

export const blockTitle = css`
  margin: 0 0 ${space.s};
  font: 600 ${size.m} / 1.4 ${font.body};
`

/** Names and values, in columns where the width allows. */
export const facts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }

  dd + dd {
    color: ${color.muted};
    font-size: ${size.s};
  }

  &[data-stacked] dt {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.m};
  }

  dt bdi {
    flex: none;
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 400;
  }

  &[data-centred] {
    gap: 0;
  }

  ${from.s} {
    &:not([data-stacked]) > div {
      display: grid;
      grid-template-columns: minmax(8rem, 2fr) minmax(0, 5fr);
      gap: 0 ${space.m};
    }

    &:not([data-stacked]) dd {
      grid-column: 2;
    }

    &[data-centred] > div {
      align-items: center;
      min-block-size: 44px;
    }
  }
`

export const itemList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.s} ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const item = css`
  display: flex;
  align-items: baseline;
  gap: ${space.s};

  svg {
    position: relative;
    inset-block-start: 0.2em;
    inline-size: 1.1em;
    block-size: 1.1em;
    color: ${color.accent};
  }
`

export const itemNote = css`
  display: block;
  color: ${color.muted};
  font-size: ${size.xs};
`

export const contactBlock = css`
  display: grid;
  gap: ${space.s};
`

export const addressLines = css`
  display: grid;
  font-style: normal;
`

export const hotelName = css`
  font-weight: 600;
`
