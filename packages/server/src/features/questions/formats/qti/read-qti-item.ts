import { type Draft, DraftError, type DraftOption } from '../draft.ts'
import { sourceOfText } from '../html-source.ts'
import { elementOf, elementsOf, elementsWithin, textOfElement, type XmlElement } from '../xml/xml-element.ts'
import { htmlOfElement } from './html-of-element.ts'

const isInteraction = ({ name }: XmlElement) => name.endsWith('Interaction')
const isFeedback = ({ name }: XmlElement) => name === 'feedbackInline' || name === 'feedbackBlock'
const isNotAsked = (element: XmlElement) =>
  isInteraction(element) || isFeedback(element) || element.name === 'rubricBlock' || element.name === 'stylesheet'

const sourceOf = (element: XmlElement | undefined, isLeftOut: (child: XmlElement) => boolean): string =>
  element ? sourceOfText(htmlOfElement(element, isLeftOut), 'html') : ''

/** A question with one choice or several as QTI 2.1 names its parts. Throws `DraftError` for any other. */
export function readQtiItem(item: XmlElement): Omit<Draft, 'line'> {
  const body = elementOf(item, 'itemBody')
  if (!body) throw new DraftError('item_unreadable', 'itemBody')
  const interactions = [...elementsWithin(body)].filter(isInteraction)
  const other = interactions.find(({ name }) => name !== 'choiceInteraction')
  if (other) throw new DraftError('kind_not_held', other.name)
  const [choice] = interactions
  if (!choice) throw new DraftError('kind_not_held', 'description')
  if (interactions.length > 1) throw new DraftError('kind_not_held', 'composite')
  const prompt = sourceOf(elementOf(choice, 'prompt'), isNotAsked)
  const above = sourceOf(body, isNotAsked)
  return {
    question: [above, prompt].filter(Boolean).join('\n'),
    options: readChoices(item, choice),
    explanation: elementsOf(item, 'modalFeedback')
      .flatMap(feedback => sourceOf(feedback, () => false) || [])
      .join('\n'),
    category: '',
    tags: [],
    notes: elementsOf(item, 'modalFeedback').length > 1 ? ['feedback_moved'] : [],
  }
}

function readChoices(item: XmlElement, choice: XmlElement): DraftOption[] {
  const { responseIdentifier = 'RESPONSE' } = choice.attributes
  const declared = elementsOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes.identifier === responseIdentifier,
  )
  const right = new Set(
    elementsOf(elementOf(declared, 'correctResponse'), 'value').map(value => textOfElement(value).trim()),
  )
  if (right.size === 0) throw new DraftError('no_full_marks', '')
  return elementsOf(choice, 'simpleChoice').map(option => ({
    text: sourceOf(option, isNotAsked),
    right: right.has(option.attributes.identifier ?? ''),
    explanation: [...elementsWithin(option)]
      .filter(isFeedback)
      .flatMap(feedback => sourceOf(feedback, () => false) || [])
      .join('\n'),
  }))
}
