import { css } from '@linaria/core'
import { color, forcedColors, motion, radius, size, space } from '../../ui/tokens'

/** A fieldset whose legend reads as a heading of its choices. */
export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space.m};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

/** A fieldset of choices whose legend reads as the label of a field. */
export const choiceGroup = css`
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

export const choiceOptions = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.s};
  margin-block-start: ${space.xs};
`

/** One choice: the whole card is its label. */
export const choice = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  column-gap: ${space.m};
  align-items: start;
  min-block-size: 44px;
  padding: ${space.m};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  line-height: 1.5;
  cursor: pointer;
  overflow-wrap: anywhere;
  transition: border-color ${motion.quick};

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.7;
  }

  &:hover {
    border-color: ${color.text};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  & > input {
    inline-size: 20px;
    block-size: 20px;
    margin: 2px;
    accent-color: ${color.accent};
    outline: none;
  }

  & b {
    display: block;
    font-weight: 600;
  }

  & small {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
  }

  ${forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`
