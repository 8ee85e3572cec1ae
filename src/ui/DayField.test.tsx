import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Form } from 'antd';
import { describe, expect, it } from 'vitest';
import { DayField } from './DayField.tsx';
import { dayForms, dayRule, readTypedDay } from './typedDay.ts';

function renderField(first: string | null = null) {
  const sent: unknown[] = [];
  render(
    <Form initialValues={{ day: first }} onFinish={({ day }: { day: unknown }) => sent.push(day)}>
      <Form.Item name="day" label="From" rules={[dayRule]}>
        <DayField />
      </Form.Item>
      <Button htmlType="submit">Save</Button>
    </Form>,
  );
  return { user: userEvent.setup({ delay: null }), field: screen.getByLabelText('From'), sent };
}

it.each([
  ['Mar 31, 2027', '2027-03-31'],
  ['march 31 2027', '2027-03-31'],
  ['31 March 2027', '2027-03-31'],
  ['March 31st,  2027', '2027-03-31'],
  ['2027-03-31', '2027-03-31'],
  ['3/31/2027', '2027-03-31'],
  ['3/31/27', '2027-03-31'],
  ['31/3/2027', '2027-03-31'],
  ['31.3.2027', '2027-03-31'],
  ['03/04/2027', '2027-03-04'],
  ['03.04.2027', '2027-04-03'],
  ['2/30/2027', undefined],
  ['next spring', undefined],
  ['March 2027', undefined],
])('a typed %s is understood as %s', (text, day) => {
  expect(readTypedDay(text)).toBe(day);
});

describe('a date field', () => {
  it('takes what was typed when Tab leaves it, and shows how it was understood', async () => {
    const { user, field, sent } = renderField();
    await user.type(field, '3/4/2027');
    await user.tab();
    expect(field).toHaveValue('Mar 4, 2027');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['2027-03-04']);
  });

  it('takes what was typed with Enter, and sends the form with the next one', async () => {
    const { user, field, sent } = renderField();
    await user.type(field, '2027-03-31{Enter}');
    expect(field).toHaveValue('Mar 31, 2027');
    expect(sent).toEqual([]);
    await user.keyboard('{Enter}');
    expect(sent).toEqual(['2027-03-31']);
  });

  it.each(['Feb 30, 2027', '2/30/2027', '2027-02-30'])('says of %s that there is no such day', async (text) => {
    await expect(dayRule.validator(null, text)).rejects.toThrow(`${text} doesn’t exist. Choose another day.`);
    await expect(dayRule.validator(null, 'soon')).rejects.toThrow(dayForms);
  });

  it('keeps a text that is not a day, says what is understood, and keeps the form from being sent', async () => {
    const { user, field, sent } = renderField('2027-03-31');
    await user.clear(field);
    await user.type(field, 'end of March');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(dayForms)).toBeInTheDocument();
    expect(field).toHaveValue('end of March');
    expect(field).toHaveAccessibleDescription(dayForms);
    expect(sent).toEqual([]);
  });

  it('takes back with Escape what was not taken yet, and clears a date only when its text is cleared', async () => {
    const { user, field, sent } = renderField('2027-03-31');
    await user.type(field, '9{Escape}');
    expect(field).toHaveValue('Mar 31, 2027');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([null]);
  });
});
