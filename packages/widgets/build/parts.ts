/**
 * The parts of elements (`::part(button)`) by name: the same name is the same thing in every element. A class says by `@csspart` which
 * of them it draws.
 */
export const parts: Readonly<Record<string, string>> = {
  button: 'Each button, and each link that looks like one; `::part(button):hover` works too.',
  card: 'A box with a border around what belongs together.',
  chip: 'A state, by colour and by word.',
  choice: 'One of a row of choices, of which one is taken.',
  dialog: 'The box of a dialog; `::part(dialog)::backdrop` is what lies behind it.',
  heading: 'Each heading.',
  input: 'What is typed or chosen into.',
  list: 'A list as one box with dividing lines.',
  option: 'An option of a question.',
  panel: 'What happened and what can be done about it, in place of the content.',
  row: 'A row of the list that the element is about.',
  tab: 'A tab above a panel.',
  timer: 'A countdown.',
}
