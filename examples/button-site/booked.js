// The diary tells the page what happens in it. This page answers a booking with a thank-you.
document.addEventListener('daybook:booked', (event) => {
  const thanks = document.getElementById('booked');
  thanks.textContent = `Thank you! We look forward to seeing you. Your reference is ${event.detail.reference}.`;
  thanks.hidden = false;
});
