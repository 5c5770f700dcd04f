import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diary as diaryShape, diaryMonth, type Diary } from '@daybook/schema/contract/diary';
import { addDays } from '@daybook/schema/rules/date';
import { answerTo, book, bookedBy, firstFree } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const WEDNESDAY = addDays(TUESDAY, 1);
const FEBRUARY = '2027-02-02';

let server: TestServer;
let salon: Salon;
let ids: Record<'cut' | 'colour' | 'ruth' | 'maya' | 'tuesday', number>;

/** Both do cuts, Ruth alone does colours, and Maya works on Tuesday alone. */
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
  const ruth = (await salon.addPerson('Ruth')).id;
  const maya = (await salon.addPerson('Maya')).id;
  const cut = (await salon.addService('Cut')).id;
  const coloured = { price: 85, duration_minutes: 90, everyone: false, person_ids: [ruth] };
  const colour = (await salon.addService('Colour', coloured)).id;
  const byService = { service_mode: 'individual_services', service_ids: [cut, colour] };
  const { id: tuesday } = await salon.addEvent({ ...byService, person_ids: [ruth, maya] });
  await salon.addEvent({ ...byService, event_date: WEDNESDAY, service_ids: [cut], person_ids: [ruth] });
  await salon.addEvent({ event_date: FEBRUARY, ...byService, person_ids: [ruth] });
  ids = { cut, colour, ruth, maya, tuesday };
});
afterEach(() => server.stop());

const diaryFor = (query = ''): Promise<Diary> =>
  answerTo(diaryShape, server.get(`/api/diary/${salon.slug}${query}`));
const daysOf = ({ dates }: Pick<Diary, 'dates'>) => dates.map(({ date, free_count }) => [date, free_count]);

describe('a diary with services', () => {
  it('lists them with who does each and its first free time, and then asks which', async () => {
    const { cut, colour, ruth, maya } = ids;
    expect(await diaryFor()).toMatchObject({
      services: [
        {
          id: cut,
          service_name: 'Cut',
          service_price: 38,
          person_ids: [ruth, maya],
          first_free: { date: TUESDAY, start_time: '09:00' },
        },
        { id: colour, service_name: 'Colour', person_ids: [ruth] },
      ],
      people: [{ name: 'Ruth' }, { name: 'Maya' }],
      has_other_events: false,
      wanted: null,
      opening: null,
    });
  });

  it('tells whether some events have no service, and counts no service that nobody can be booked for', async () => {
    await salon.addEvent({ event_date: WEDNESDAY });
    const away = (await salon.addPerson('Zoe')).id;
    const never = (await salon.addService('Perm')).id;
    await salon.addEvent({
      event_date: WEDNESDAY,
      service_mode: 'individual_services',
      service_ids: [never],
      person_ids: [away],
    });
    await salon.owner.delete(salon.at(`people/${away}`));
    const { has_other_events, services } = await diaryFor();
    expect(has_other_events).toBe(true);
    expect(services.map(({ service_name }) => service_name)).toEqual(['Cut', 'Colour']);
  });
});

describe('a diary for one service', () => {
  it('has only its dates, counted for it', async () => {
    const all = await diaryFor('?date=' + TUESDAY);
    const cuts = await diaryFor(`?service=${ids.cut}`);
    const colours = await diaryFor(`?service=${ids.colour}`);
    expect(daysOf(cuts).map(([date]) => date)).toEqual([TUESDAY, WEDNESDAY]);
    expect(daysOf(colours)).toEqual([[TUESDAY, expect.any(Number)]]);
    expect(colours.dates[0]?.free_count).toBeLessThan(cuts.dates[0]?.free_count ?? 0);
    expect(colours.events[0]?.services.map(({ service_name }) => service_name)).toEqual(['Colour']);
    expect(colours).toMatchObject({
      services: all.services,
      people: all.people,
      wanted: { service_id: ids.colour, person_id: null, dropped: null },
      opening: { event_id: ids.tuesday, person_id: null },
    });
    const { slots = [] } = colours.opening ?? {};
    expect(slots.filter(({ is_booked }) => !is_booked)).toHaveLength(colours.dates[0]?.free_count ?? 0);
  });

  it('follows the person too, also in a later month and on a date', async () => {
    const mayas = await diaryFor(`?service=${ids.cut}&with=${ids.maya}`);
    expect(daysOf(mayas).map(([date]) => date)).toEqual([TUESDAY]);
    expect(mayas.opening).toMatchObject({ person_id: ids.maya });
    const { slots = [] } = mayas.opening ?? {};
    expect(slots.filter(({ is_booked }) => !is_booked)).toHaveLength(mayas.dates[0]?.free_count ?? 0);
    const monthFor = (query: string) =>
      answerTo(diaryMonth, server.get(`/api/diary/${salon.slug}/months/2027-02?${query}`));
    expect(daysOf(await monthFor(`service=${ids.cut}&with=${ids.maya}`))).toEqual([]);
    expect(daysOf(await monthFor(`service=${ids.colour}&with=${ids.ruth}`))).toHaveLength(1);
    const far = await diaryFor(`?date=${FEBRUARY}&service=${ids.colour}`);
    expect(far.opening?.slots[0]).toMatchObject({ starts_at: `${FEBRUARY}T09:00:00.000Z` });
  });

  it('loses a day with that person’s last time', async () => {
    const freeWith = async (personId: number) =>
      (await diaryFor(`?service=${ids.cut}&with=${personId}`)).dates[0]?.free_count;
    const [ruths, mayas] = [await freeWith(ids.ruth), await freeWith(ids.maya)];
    const service = (await diaryFor(`?service=${ids.cut}`)).events[0]?.services[0];
    const chosen = { service_id: service?.id, service_price: 38 };
    const slot = await firstFree(server, ids.tuesday, `?service_id=${service?.id}&person_id=${ids.maya}`);
    await bookedBy(book(server, slot, chosen));
    expect(await freeWith(ids.ruth)).toBe(ruths);
    expect(await freeWith(ids.maya)).toBeLessThan(mayas ?? 0);
  });

  it('says what it can’t keep: a person who doesn’t do it, or the service', async () => {
    const { colour, maya } = ids;
    const anyone = await diaryFor(`?service=${colour}&with=${maya}`);
    expect(anyone.wanted).toEqual({ service_id: colour, person_id: null, dropped: 'person' });
    expect(daysOf(anyone)).toEqual(daysOf(await diaryFor(`?service=${colour}`)));
    const all = await diaryFor('?service=999999&with=7');
    expect(all.wanted).toEqual({ service_id: null, person_id: null, dropped: 'service' });
    expect({ ...all, wanted: null }).toEqual(await diaryFor());
    expect(await diaryFor(`?with=${maya}&service=x`)).toEqual(await diaryFor());
  });

  it('lists an archived service no longer', async () => {
    await salon.owner.delete(salon.at(`services/${ids.colour}`));
    expect((await diaryFor(`?service=${ids.colour}`)).wanted?.dropped).toBe('service');
    expect((await diaryFor()).services.map(({ id }) => id)).toEqual([ids.cut]);
  });
});
