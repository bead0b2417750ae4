import { css } from '@linaria/core'
import { color, from, print, radius, size, space } from '../../ui/tokens'

export const banner = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 96px;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.raised};
  overflow: clip;

  ${from.m} {
    &[data-picture] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    }
  }
`

/** Phones do without the picture, and do not load it. */
export const frame = css`
  display: none;
  min-block-size: 12rem;

  ${from.m} {
    display: grid;
  }

  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  ${print} {
    display: none;
  }
`

export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  align-content: center;
  padding: ${space.l};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }

  ${from.m} {
    padding: ${space.xl};
  }
`

/** Phones have the text and the link only (W70). */
export const benefits = css`
  display: none;
  gap: ${space.xs} ${space.l};
  margin: 0;
  padding: 0;
  font-size: ${size.s};
  list-style: none;

  ${from.m} {
    display: flex;
    flex-wrap: wrap;
  }

  & > li {
    display: flex;
    gap: ${space.xs};
    align-items: center;
  }

  & svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    color: ${color.success};
  }
`

export const action = css`
  margin-block-start: ${space.xs};
`
